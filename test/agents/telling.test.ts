/** What is told and not wished for: beside a wish it names nothing of it, and alone it changes nothing that is open. */
import { describe, expect, test } from 'vitest';
import { stretches } from '../../src/agents/offline/words/telling.ts';
import { CONFIRM, IDLE, LIST, at, events, tenant } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const UNKNOWN = [{ type: 'customer.not_understood' }];

describe('told beside a wish', () => {
  test.each([
    ['ya me hice la limpieza, ahora quiero un masaje el jueves', { servicio: 'masaje', fecha_deseada: '2026-03-12' }],
    ['el corte ya me lo hice, quiero limpieza el viernes', { servicio: 'limpieza', fecha_deseada: '2026-03-13' }],
    ['mi amiga se hizo un masaje con ustedes y quedó feliz, yo quiero una limpieza', { servicio: 'limpieza' }],
    ['ya no quiero el masaje, quiero un corte el viernes', { servicio: 'corte', fecha_deseada: '2026-03-13' }],
    ['antes iba a masaje, ahora quiero limpieza el viernes', { servicio: 'limpieza', fecha_deseada: '2026-03-13' }],
    ['el corte está bien, lo que necesito es una limpieza', { servicio: 'limpieza' }],
    ['fui ayer a palermo y estaba cerrado, quiero limpieza en norte', { servicio: 'limpieza', sucursal: 'norte' }],
    ['laura me vio la semana pasada pero ahora quiero limpieza con diego', { servicio: 'limpieza', profesional: 'diego' }],
    ['mi prima Laura me los recomendó, quiero un corte el viernes', { servicio: 'corte', fecha_deseada: '2026-03-13' }],
    ['my friend had a haircut with you, i want a cleaning', { servicio: 'limpieza' }],
    ['ya fiz a limpeza, agora quero massagem sexta', { servicio: 'masaje', fecha_deseada: '2026-03-13' }],
    ['el lunes se me rompió un diente, quiero limpieza el viernes', { servicio: 'limpieza', fecha_deseada: '2026-03-13' }],
  ])('"%s" wishes for what is wished for', (text, detalles) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles }]);
  }); // prettier-ignore
  test.each([
    ['me hice la limpieza el mes pasado, quiero turno el jueves', { servicio: 'limpieza' }],
    ['me hice el masaje la otra vez, quiero lo mismo el jueves', { servicio: 'masaje' }],
    ['fui con diego el mes pasado, quiero una limpieza con él', { profesional: 'diego', servicio: 'limpieza' }],
    ['quedé de ir el lunes, ¿hay lugar?', { fecha_deseada: '2026-03-16' }],
    ['me dijeron que el martes había lugar', { fecha_deseada: '2026-03-17' }],
    ['vi que tenían el jueves', { fecha_deseada: '2026-03-12' }],
    ['el jueves no pude, el viernes sí', { fecha_deseada: '2026-03-13' }],
  ])('"%s" means what is told', (text, detalles) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
  }); // prettier-ignore
});

describe('a remark where something is asked', () => {
  test.each([
    'el domingo se comió un calcetín, por eso', 'hoy me pagan así que perfecto', 'hoy me miré al espejo y parezco un león jaja', 'el sábado le di paracetamol, ¿hice mal?', 'hoy se me quebraron los lentes jaja',
    'la semana pasada le pusieron la otra', 'desde hoy ya estoy nerviosa jeje', 'tengo -2.50 en el ojo derecho', 'la otra vez me hice un masaje y me duró un mes', 'mi amiga Laura también va conmigo', 'hoy amaneció mejor eso sí',
    'uy qué frío hace hoy no?', 'hoy juega la selección jajaja', 'uff hoy el tráfico está terrible', 'hoy me lesioné la rodilla así que mejor descanso', 'uy me pagan mañana, ¿no importa?', 'fui ayer a palermo y estaba cerrado', 'bueno, ayer se me rompió el auto', 'mañana hay partido', 'hoy es mi cumple', 'hoy me duele menos', 'hoy tengo mucho sueño', 'o domingo ele comeu uma meia', 'on friday my dog ate a sock',
  ])('"%s" changes nothing', (text) => {
    expect(events(text, PROPOSED)).toEqual(UNKNOWN);
    expect(events(text, LIST)).toEqual([{ type: 'customer.acknowledges' }]);
  }); // prettier-ignore
  test.each(['sí, el lunes me dolió mucho', 'ya confirmo, ayer se comió un calcetín'])('"%s" is a yes all the same', (text) => {
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.accepts' }]);
  }); // prettier-ignore
  test.each([
    ['era el viernes', '2026-03-13'], ['me equivoqué, era el martes', '2026-03-17'], ['quedamos en el sábado', '2026-03-14'], ['quedé de ir el lunes, ¿hay lugar?', '2026-03-16'], ['el jueves no pude, el viernes sí', '2026-03-13'],
    ['vi que tenían el viernes', '2026-03-13'], ['me dijeron que el martes había', '2026-03-17'], ['me gustó más el viernes', '2026-03-13'], ['mañana me pagan, mejor el viernes', '2026-03-13'], ['perdón, me hice lío, es el viernes', '2026-03-13'], ['puse el viernes sin querer', '2026-03-13'], ['se me liberó el viernes', '2026-03-13'], ['¿abrieron el sábado?', '2026-03-14'],
  ])('"%s" is a wish', (text, fecha_deseada) => {
    expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada } }]);
  }); // prettier-ignore
  test.each(['la primera, ayer me dolió mucho', 'ayer comí mucho, la primera'])('"%s" takes the row', (text) => {
    expect(events(text, LIST)).toMatchObject([{ type: 'customer.selects', n: 1 }]);
  });
  test.each(['hoy puedo', 'hoy estoy libre', 'hoy tengo tiempo', 'ayer estuve mal, hoy puedo'])('"%s" asks for today', (text) => {
    expect(events(text, LIST)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-10' } }]);
  }); // prettier-ignore
});

describe('a name that ends as a verb does', () => {
  const named = {
    professionals: [
      { ...tenant.professionals[0]!, id: 'josue', name: 'Josué Pino' },
      { ...tenant.professionals[1]!, id: 'tome', name: 'Tomé Cruz' },
    ],
    branches: [{ ...tenant.branches[0]!, id: 'quinde', name: 'Quindé' }, ...tenant.branches.slice(1)],
  };
  const kinds = (raw: string) => stretches(raw, { ...tenant, ...named }).map(({ kind }) => kind);
  test.each(['con Josué', 'el de las 10 con Josué', 'Josué', 'no, Tomé', 'con el doctor Tomé', 'en Quindé', 'con Bernabé', 'la doctora Salomé'])('"%s" tells nothing', (raw) => {
    expect(kinds(raw)).not.toContain('done');
  }); // prettier-ignore
  test.each(['me tomé un calmante', 'lo tomé ayer', 'caminé mucho', 'desayuné tarde', 'me recomendó un amigo'])('"%s" tells what was done', (raw) => {
    expect(kinds(raw)).toEqual(['done']);
  }); // prettier-ignore
  test('"sí, pero con René" asks for him where an hour waits for its yes', () => {
    const rene = { ...tenant, professionals: [...tenant.professionals, { ...tenant.professionals[0]!, id: 'rene', name: 'René Soto' }] };
    const [wish] = events('sí, pero con René', PROPOSED, { tenant: rene });
    expect(wish).toMatchObject({ type: 'customer.wants_booking', detalles: { profesional: 'rene' } });
  }); // prettier-ignore
});
