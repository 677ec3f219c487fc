/** "Sí, me la recomendó Diego": a yes, and a sentence that tells something; nothing of it is another wish. */
import { describe, expect, test } from 'vitest';
import { at, CANCEL_CONFIRM, CONFIRM, events, mine } from './kit.ts';

const asked = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00', profesional: 'laura' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('a yes and what is told behind it', () => {
  test.each([
    'sí, el corte me lo hago yo',
    'sí, me la recomendó Diego',
    'sí, con Diego no me fue bien',
    'sí, vivo en Palermo pero me queda igual',
    'dale, después de las 12 tengo que irme',
    'sim, tenho um casamento à noite',
    'yes, I get off work at 10',
    'sí, soy alérgica a la penicilina por si acaso',
    'sí, así llego tranquila',
    'sí, mi amiga va con Diego los martes',
    'sí, mi hermana siempre se atiende con Diego',
    'sim, minha irmã sempre vai com o Diego',
    'yes, my wife always goes to Diego',
    'sí, mi marido me lleva',
  ])('"%s" is a yes', (text) => {
    expect(events(text, asked)).toEqual([{ type: 'customer.accepts' }]);
  });

  test.each([
    'sí, pero con Diego',
    'sí, con Diego',
    'sí, en Palermo',
    'sí, el viernes',
    'sí, me cortó muy bien Diego y quiero con él',
    'sí, somos dos',
    'sí, estoy viendo',
    'sí, mi amiga va a las 11',
    'sí, mi hija va a ir',
    'sí, mi mujer la va a usar',
    'sí, mi nena se hace la limpieza',
    'dale, mi hermano viene ese día',
    'sim, minha irmã vai às 11',
    'yes, my wife goes at 11',
  ])('"%s" is none', (text) => {
    expect(events(text, asked)).not.toContainEqual({ type: 'customer.accepts' });
  });

  const own = mine('limpieza', '2026-03-12T11:00');
  const cancelling = (text: string) => events(text, { ...CANCEL_CONFIRM, cancelling: own }, { appointments: [own] });

  test.each([
    'sí, es que ya me hice la limpieza en otro lado',
    'sí, ya lo llevamos a otra clínica',
    'sí, ya me la hicieron',
    'sí, ya hice la limpieza',
    'sí, ya me sacaron la muela',
    'sí, ya conseguí turno en otro lado',
    'sim, já me atenderam em outra clínica',
    'sí, tengo fiebre y voy al médico',
    'sí, estoy con gripe y voy a guardar cama',
    'sí, mi hijo está enfermo y vamos al pediatra',
    'sí, no me dieron permiso en el trabajo',
    'sí, nunca tengo tiempo',
    'sí, tengo que trabajar y no nos vemos el jueves',
    'sí, no conseguí quien me lleve',
    'sí, no cuenten conmigo',
  ])('and the reason of one that goes opens nothing: "%s"', (text) => {
    expect(cancelling(text)).toEqual([{ type: 'customer.accepts' }]);
  });

  test.each([
    'sí, ya me desocupé, ahí estaré',
    'sí, ya me dieron el día en el trabajo, cuenten conmigo',
    'sí, ya me arreglé, nos vemos el jueves',
    'sí, ya me hice el tiempo',
    'sí, tengo el día libre, cuenten conmigo',
    'sí, ya hablé en el trabajo y voy',
    'sí, se me hizo tarde y voy para allá',
    'sí, nos vemos el jueves',
    'sí, ya conseguí niñera',
  ])('who comes after all cancels nothing: "%s"', (text) => {
    expect(cancelling(text)).not.toContainEqual({ type: 'customer.accepts' });
  });

  test.each([
    'sí, ya resolví el tema del auto',
    'sí, ya llevé al nene al cole',
    'sí, ya la llevé al cole',
    'sí, ya encontré estacionamiento',
    'dale, ya conseguí cómo llegar',
    'sí, ya me arreglaron el auto',
    'sí, ya me cortaron la luz',
    'ok, ya fui al banco',
    'sí, ya hicimos las compras',
    'sim, já levei as crianças na escola',
  ])('what was done since may be what stood in the way: "%s"', (text) => {
    expect(cancelling(text)).not.toContainEqual({ type: 'customer.accepts' });
  });
});
