/** A clear yes or no to what is asked, with who comes, what is brought or why it is so beside it (CONV-5). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, LIST, PAY_CONFIRM, at, events, mine } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const CANCELLING = { ...CANCEL_CONFIRM, cancelling: mine('limpieza', '2026-03-12T11:00') };
const types = (text: string, question: Question) =>
  events(text, question).map(({ type }) => type.replace('customer.', ''));

describe('an hour to be confirmed', () => {
  test.each([
    'Confirmado, voy con mi hija', 'sí señora ahí estaré con la niña', 'confirmo, dni 28444555', 'confirmo asistencia, soy la mamá de Diego', 'sí, confirmado, iré con mi marido', 'si confirmo Rosa Quispe',
    'confirmado, llevo los estudios', 'sí, ahí voy con mi hijo', 'sí, estaré ahí con mi mamá', 'si gracias, llego 5 min antes', 'sí, llego un ratito antes', 'dale, mi dni es 28.444.555', 'sim, vou com minha mãe', "yes, I'll come with my son",
  ])('"%s" is a yes', (text) => {
    expect(types(text, PROPOSED)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each([
    'si confirmo soy Elena',
    'sí, soy Marcos Paz',
    'sim, confirmo, sou a Ana',
    'yes, confirmed, this is Maria',
  ])('"%s" is a yes, and a name', (text) => {
    expect(types(text, PROPOSED)).toEqual(['answers', 'accepts']);
  });
  test.each([
    'sí, confirmo con mi hija', 'lo confirmo con mi hija', 'si confirmo Diego Ruiz', 'sí voy con mi hija pero a las 5', 'sí, voy con mi hija, ella también quiere turno', 'sí, voy con mi hija?', 'no, voy con mi hija', 'voy con mi hija', 'si voy con mi hija me atienden?',
    'Sí Otra Hora', 'Dale Palermo Mejor', 'sí, llego 5 min tarde', 'llego 5 min antes', 'sí, llego antes de las 10',
  ])('"%s" books nothing', (text) => {
    expect(types(text, PROPOSED)).not.toEqual(['accepts']);
  }); // prettier-ignore
  test.each([
    'sí pero no puedo',
    'está bien pero yo no puedo ir',
    'sí, pero a esa hora no puedo',
    'perfecto, but I can’t make it',
  ])('"%s" refuses it', (text) => {
    expect(types(text, PROPOSED)).toEqual(['rejects']);
  });
});

describe('asked whether to cancel', () => {
  test.each([
    'si cancelela porfa me dio covid', 'sí por favor cancélela estoy con gripa', 'si anulalo estoy mal', 'si borralo, tengo covid', 'seh, borralo nomás', 'y bueno, qué va a ser, sí', 'sim, cancela, estou com febre', 'yes, cancel it, I got the flu',
  ])('"%s" is a yes, and why', (text) => {
    expect(types(text, CANCELLING)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each([
    'no por favor q me costo un monton conseguirlo', 'no, que me costó mucho conseguirlo', 'no por favor, necesito esa cita', 'no, lo necesito', 'sí quiero ir, no lo borres', 'claro que voy', 'sí asistiré', 'sí, ahí estaré', 'ok no la anules', 'vale, pues la mantengo',
    'sí, lo necesito, no me lo saques', 'sí señora, allá llego', 'sí mantenelo', 'sí, déjela igual', 'sim, eu vou', 'claro que eu vou', 'não, pode deixar como está', "yes I'm coming", "sure, I'll be there", "yes but don't cancel it",
  ])('"%s" keeps it', (text) => {
    expect(types(text, CANCELLING)).toEqual(['rejects']);
  }); // prettier-ignore
  test('a price that is asked for before the no is answered', () => {
    expect(types('si lo cancelo me cobran? mejor no', CANCELLING)).toEqual(['asks', 'rejects']);
  });
  test.each(['sí, voy a viajar', 'sí, no voy', 'sim, não vou', 'sí no voy a poder ir', 'si cancelala'])(
    '"%s" cancels',
    (text) => {
      expect(types(text, CANCELLING)).toEqual(['accepts']);
    },
  );
  test.each(['sí, lo necesito', 'sí, estoy con dudas', 'sí tengo covid pero voy', 'si cancelá la del viernes, tengo covid', 'sí borrala pero mantené la otra'])(
    '"%s" is neither',
    (text) => {
      expect(types(text, CANCELLING)).not.toContain('accepts');
      expect(types(text, CANCELLING)).not.toContain('rejects');
    },
  ); // prettier-ignore
});

describe('hours on show', () => {
  test.each(['uf, imposible, ya miraré otro día', 'no creo, otro día será', 'no puedo, otro día será', 'uy no, otro día miro', 'lo veo otro día', 'fica pra outro dia'])(
    '"%s" leaves them',
    (text) => {
      expect(types(text, LIST)).toEqual(['exits']);
    },
  ); // prettier-ignore
  test.each(['otro día', 'mejor otro día', 'otro día será mejor?', '¿otro día puede ser?', 'veo otro día'])(
    '"%s" asks for more',
    (text) => {
      expect(types(text, LIST)).not.toContain('exits');
    },
  );
  test('"el primero es de mañana o de tarde?" wishes for neither', () => {
    expect(types('el primero es de mañana o de tarde?', LIST)).toEqual(['asks']);
  });
});

describe('a link that is offered', () => {
  test.each([
    'ya mañana cancelo', 'ta, mañana te giro', 'dale, cuando cobre te pago', 'listo, en un rato lo hago', 'sí pero hasta la quincena', 'bueno, el viernes te transfiero', 'vale, a fin de mes pago', 'ainda não paguei, pago amanhã', "I haven't paid yet, later", "ok, I'll pay tomorrow",
  ])('"%s" leaves it for later', (text) => {
    expect(events(text, PAY_CONFIRM)).toEqual([{ type: 'customer.exits', word: 'salir', solo: true }]);
  }); // prettier-ignore
  test.each(['sí, lo pago ahora', 'dale mandame el link que mañana lo pago', 'pago ahora'])('"%s" wants it', (text) => {
    expect(types(text, PAY_CONFIRM)).toEqual(['accepts']);
  });
  test.each(['no lo puedo pagar la mitad ahora y la mitad después?', '¿no se puede pagar en cuotas?'])(
    '"%s" asks',
    (text) => {
      expect(types(text, PAY_CONFIRM)).toEqual(['asks']);
    },
  );
});
