import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { TURN_STEPS_MAX, type Frame, type TurnInput } from '../../src/domain.ts';
import { NewerFrame, UnreadableFrame, restore } from '../../src/machines/frame.ts';
import { MACHINES } from '../../src/machines/registry.ts';
import { isHandedOver, legalEvents, questionOf, turn, turnOf } from '../../src/machines/turn.ts';
import { standing } from '../../src/prover/talk.ts';
import * as k from './kit.ts';

const OPEN = 'recepcion.conversando';
const SEARCHING = 'agenda.AGENDA_BUSCANDO_TURNOS';
const CONFIRMING = 'agenda.AGENDA_CONFIRMANDO_TURNO';
const PAYING = 'pagos.PAGOS_ESPERANDO_SELECCION_SERVICIO';
const idle = k.given({ appointments: [k.appointment('uno', 5)] });
const choosing = idle.after(k.wantsBooking({ servicio: 'corte' }), k.found());
const confirming = choosing.when(k.picks(1));

describe('who hears an event', () => {
  it('the topmost flow that can take it, else reception (must-hold 1, must-hold 7)', () => {
    choosing.when(k.picks(1)).standsAt(OPEN, CONFIRMING);
    choosing.when(k.asks).owes('say respuesta').standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES');
  });
  it('what nobody takes is not understood, once, and never silent (must-hold 5)', () => {
    // No customer's event is without a taker today: this one is of a version to come.
    const unheard = { type: 'customer.sings' } as unknown as TurnInput;
    choosing.when(unheard).owes('say no_entendi', 'say ofrecer_turnos');
    idle.when(unheard).owes('say no_entendi');
  });
  it('a "no" that leaves one of two payments is answered, though the flow below it is still being served', () => {
    const three = idle.when(k.wantsPayment('color'), k.wantsBooking({ servicio: 'corte' }), k.wantsPayment('corte'));
    three.standsAt(OPEN, 'pagos.PAGOS_ESPERANDO_CONFIRMACION', SEARCHING, 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
    const left = three.when(k.rejects).owes('say sin_el_pago', 'say ahora_sigue');
    left.standsAt(OPEN, 'pagos.PAGOS_ESPERANDO_CONFIRMACION', SEARCHING);
  });
  it('a flow in between hears no yes that was meant for the one on top', () => {
    const both = confirming.after(k.wantsPayment(), k.accepts).owes('say elegir_servicio_pago').writes();
    both.standsAt(OPEN, CONFIRMING, PAYING);
  });
  it('a new wish raises the flow that owns it, and the other one stays resumable (must-hold 1)', () => {
    const both = choosing.when(k.wantsPayment()).standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES', PAYING);
    const raised = both.when(k.wantsBooking({ fecha_deseada: '2026-03-04' })).owes('findSlots');
    raised.standsAt(OPEN, PAYING, SEARCHING);
    raised.after(k.exits()).standsAt(OPEN);
  });
  it('a tap on a list that is still open below raises its flow (must-hold 18)', () => {
    const offer = choosing.context('agenda').offer as { id: string };
    choosing
      .after(k.wantsPayment(), k.picksOf(offer.id, 1))
      .owes('say confirmar_turno')
      .standsAt(OPEN, PAYING, CONFIRMING);
  });
  it('a second errand takes the place of what an earlier message left of its kind', () => {
    const left = k
      .given()
      .when(k.wantsBooking({ servicio: 'corte' }))
      .when(k.found())
      .when(k.picks(1));
    const both = left.when(k.wantsPayment('color'), k.wantsBooking({ servicio: 'color' }));
    both.writes('slot.release').standsAt('recepcion.conversando', SEARCHING, 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
    expect(both.context('agenda')).toMatchObject({ detalles: { servicio: 'color' } });
  });
  it('several errands of one message are done one after the other (CONV-11)', () => {
    confirming.when(k.asks, k.accepts).owes('say respuesta', 'createEvent');
    idle.when(k.asks, k.wantsPayment('corte')).owes('say respuesta', 'say confirmar_pago');
  });
  it('later events of a turn see what earlier ones wrote', () => {
    const deed = k.given({ tenant: k.direct }).after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1));
    deed.when(k.tells('name', 'Ana'), k.tells('email', 'a@b.c')).owes('say pedir_dato', 'createEvent');
  });
});

describe('what was said last', () => {
  it('is the pending question, or something else after it; silence changes nothing', () => {
    expect(confirming.talk.plan.aside).toBe(false);
    const asked = confirming.when(k.asks);
    expect(asked.talk.plan.aside).toBe(true);
    expect(asked.when(k.unclear).talk.plan.aside).toBe(false);
    expect(confirming.when(k.accepts).owes('createEvent').talk.plan.aside).toBeUndefined();
  });
  it('has nothing to stand aside from where nothing is asked', () => {
    expect(k.given().when(k.asks).talk.plan.aside).toBe(false);
  });
});

describe('answers', () => {
  const searching = idle.when(k.wantsBooking({ servicio: 'corte' }));
  it('reach only the frame that awaits that very call', () => {
    const stray = searching.when({ type: 'slots.found', effect: 'simple.c.9.9', slots: k.FREE, relaxed: false });
    expect(stray.owes().standsAt(OPEN, SEARCHING).talk.plan.dropped).toBe(1);
  });
  it('a repeated answer finds nobody', () => {
    const answer = k.found()(searching.talk);
    expect(searching.after(answer, answer).owes().talk.plan.dropped).toBe(1);
  });
  it('an answer in the same turn as an exit finds nobody', () => {
    const answer = k.found()(searching.talk);
    expect(searching.when(k.exits(), answer).owes('say salida').talk.plan.dropped).toBe(1);
  });
  it('reach a flow below, which asks nothing before it is resumed: a "sí" would go to the one on top (must-hold 15)', () => {
    const below = searching.when(k.wantsCancel()).when(k.found({ exact: k.FREE[0]! }));
    below.owes().writes('slot.hold').standsAt(OPEN, CONFIRMING, 'cancelacion.AGENDA_CANCELACION_CONFIRMANDO');
    expect(questionOf(below.talk.frames)).toMatchObject({
      offer: { id: searching.when(k.wantsCancel()).effect('sendMessage').offer?.id },
    });
    below.when(k.rejects).owes('say turno_sigue', 'say confirmar_turno').standsAt(OPEN, CONFIRMING);
  });
  it('an hour that a flow below found and did not get was promised to nobody: it looks again in silence', () => {
    const keys = ['ana_' + String(k.FREE[0]!.start / 300_000)];
    const below = searching.when(k.wantsCancel()).whenTaken(keys, k.found({ exact: k.FREE[0]! }));
    below.owes('findSlots').writes().standsAt(OPEN, SEARCHING, 'cancelacion.AGENDA_CANCELACION_CONFIRMANDO');
  });
  it('tell at once what has happened, also to a flow below', () => {
    confirming.after(k.accepts, k.wantsPayment()).when(k.refused()).says('turno_recien_ocupado');
  });
  it('ask nothing while a person has the conversation (must-hold 74)', () => {
    const taken = searching
      .when(k.took)
      .when(k.found())
      .owes()
      .standsAt('recepcion.escalado_a_humano', 'agenda.AGENDA_MOSTRANDO_OPCIONES');
    taken.after(k.returned, k.picks(1)).owes('say confirmar_turno');
    confirming.after(k.accepts, k.took).when(k.written()).owes('say turno_confirmado');
  });
  it('a flow that ends below lets the one on top ask again', () => {
    const done = confirming.after(k.accepts, k.wantsPayment('corte'), k.written());
    done
      .owes('say turno_confirmado', 'say confirmar_pago')
      .standsAt('recepcion.evento_creado', 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
  });
  it('are awaited under the number that the effect has in the outbox', () => {
    const taken = confirming.whenTaken(['ana_' + String(k.FREE[0]!.start / 300_000)], k.accepts);
    expect(taken.owes('say turno_recien_ocupado', 'findSlots').talk.frames.at(-1)?.awaiting).toBe(
      `simple.c.${taken.talk.world.turn - 1}.1`,
    );
    taken.when(k.found()).owes('say ofrecer_turnos');
  });
  it('are awaited under the right number when words move to the front or go', () => {
    const alone = k
      .given()
      .when(k.unclear, k.wantsBooking({ servicio: 'corte' }))
      .owes('say no_entendi', 'findSlots');
    alone.when(k.found()).owes('say ofrecer_turnos');
    const loud = choosing.after(k.unclear, k.unclear).when(k.unclear, k.wantsBooking({ fecha_deseada: '2026-03-04' }));
    loud.owes('say opciones', 'findSlots').when(k.found()).owes('say ofrecer_turnos');
  });
});

describe('digression and resume (CONV-6)', () => {
  it('the flow below goes on where it was, its facts re-checked (must-hold 1, must-hold 13)', () => {
    const back = confirming.after(k.wantsPayment(), k.rejects);
    back.owes('say salida', 'say confirmar_turno').writes('slot.hold').standsAt(OPEN, CONFIRMING);
  });
  it('a slot that was lost meanwhile is searched anew', () => {
    const keys = ['ana_' + String(k.FREE[0]!.start / 300_000)];
    const lost = confirming.when(k.wantsPayment()).whenTaken(keys, k.rejects);
    lost.owes('say salida', 'say turno_recien_ocupado', 'findSlots').standsAt(OPEN, SEARCHING);
  });
  it('a list is searched anew', () => {
    choosing.after(k.wantsPayment(), k.rejects).owes('say salida', 'findSlots');
  });
  it('a flow of a kind that is open already replaces it, and what it held goes back', () => {
    const own = k.given({ appointments: [k.appointment('a1', 3), k.appointment('a2', 4)] });
    const moving = own.after(k.wantsMove(), k.picks(1), k.found(), k.picks(2));
    const other = moving.after(k.myAppointments, k.picks(2)).when(k.wantsMove());
    other.writes('slot.release').standsAt(OPEN, 'reprogramacion.AGENDA_REPROGRAMACION_BUSCANDO');
  });
  it('late money replaces nothing: its booking is done below what is asked, which holds what it held', () => {
    const deposit = k
      .given({ tenant: k.deposit })
      .after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts, k.linked, k.exits());
    const second = deposit
      .after(k.wantsBooking({ servicio: 'color' }), k.found(), k.picks(3))
      .standsAt(OPEN, CONFIRMING);
    const paid = second.when(k.paid()).owes('say pago_recibido', 'createEvent').writes('order.put', 'appointment.book');
    paid.standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA', CONFIRMING);
  });
  it('a flow past its point of no return is not replaced: its answer is owed to the customer', () => {
    const sent = k
      .given({ tenant: k.deposit })
      .after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts, k.linked, k.exits());
    const free = { ...k.deposit, booking: { ...k.deposit.booking, paymentBeforeBooking: 'none' as const } };
    const second = new k.Conversation({ ...sent.talk, world: { ...sent.talk.world, tenant: free } });
    const both = second.after(k.wantsBooking({ servicio: 'color' }), k.found(), k.picks(3), k.accepts, k.paid());
    both.standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA', 'agenda.AGENDA_FINALIZANDO_CITA');
    both.after(k.written(), k.written()).says('turno_confirmado').standsAt('recepcion.evento_creado');
  });
});

describe('leaving (must-hold 11)', () => {
  const three = confirming.after(k.wantsPayment(), k.wantsCancel());
  it.each(['salir', 'cancelar', 'menu'] as const)('"%s" drops every open flow and gives back what is held', (word) => {
    three.standsAt(OPEN, CONFIRMING, PAYING, 'cancelacion.AGENDA_CANCELACION_CONFIRMANDO');
    three
      .when(k.exits(word))
      .owes('say turno_sigue', word === 'menu' ? 'say menu' : 'say salida')
      .writes('slot.release')
      .standsAt(OPEN);
  });
  it('touches no appointment and no order', () => {
    expect(three.when(k.exits('cancelar')).talk.world.appointments).toHaveLength(1);
  });
  it('what is past its point of no return ends by itself; the flows beneath it go', () => {
    const doing = choosing
      .after(k.wantsCancel(), k.accepts)
      .standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES', 'cancelacion.AGENDA_EJECUTANDO_CANCELACION');
    const left = doing
      .when(k.exits())
      .owes('say cancelando')
      .standsAt(OPEN, 'cancelacion.AGENDA_EJECUTANDO_CANCELACION');
    left.when(k.written('deleteEvent')).owes('say turno_cancelado').standsAt(OPEN);
  });
  it('"atrás" goes one question back', () => {
    confirming.when(k.goesBack).standsAt(OPEN, SEARCHING);
  });
});

describe('frames of other versions (must-hold 5)', () => {
  const stored = confirming.talk.frames;
  const world = confirming.talk.world;
  const broken: readonly [string, Frame][] = [
    ['an unknown machine', { ...stored[1]!, machine: 'ventas' }],
    ['a state that nobody handles', { ...stored[1]!, snapshot: { ...stored[1]!.snapshot, value: 'agendando_cita' } }],
    ['a context of another shape', { ...stored[1]!, snapshot: { ...stored[1]!.snapshot, context: { paso: 3 } } }],
    ['a version without migration', { ...stored[1]!, version: 0 }],
    ['something that is no frame', { machine: 'agenda' } as never],
    ['a state that is a name of Object', { ...stored[1]!, snapshot: { ...stored[1]!.snapshot, value: 'constructor' } }],
  ];
  it.each(broken)('%s is a fresh start with an apology, and the message is answered', (_what, frame) => {
    const plan = turn([stored[0]!, frame], [k.greets], world);
    expect(plan.owed.map((o) => o.effect)).toMatchObject([
      { copy: { key: 'conversacion_reiniciada' } },
      { copy: { key: 'saludo' } },
    ]);
    expect(standing(plan)).toEqual([OPEN]);
    expect(() => restore(frame)).toThrow(UnreadableFrame);
  });
  it('the lock and the count outlive a flow that cannot be read (must-hold 12)', () => {
    const unclearOnce = confirming.when(k.unclear).talk.frames;
    const plan = turn([unclearOnce[0]!, broken[0]![1]], [k.thanks], world);
    expect(plan.frames[0]?.snapshot.context).toMatchObject({
      fruitless: 1,
      lockUntil: confirming.context('recepcion').lockUntil,
    });
  });
  it('so does a person who has the conversation', () => {
    const taken = confirming.when(k.took).talk.frames;
    const plan = turn([taken[0]!, broken[1]![1]], [k.greets], world);
    expect(plan.owed).toEqual([]);
    expect(standing(plan)).toEqual(['recepcion.escalado_a_humano']);
  });
  it('a ground that cannot be read begins anew', () => {
    const plan = turn([{ ...stored[0]!, version: 0 }, stored[1]!], [k.thanks], world);
    expect(plan.path[0]).toBe('recepcion:conversando');
    expect(standing(plan)).toEqual([OPEN]);
  });
  it('older code leaves a newer conversation alone', () => {
    const newer = { ...stored[1]!, version: 99 };
    expect(() => turn([stored[0]!, newer], [k.greets], world)).toThrow(NewerFrame);
  });
  it('an older version is migrated step by step', () => {
    const migrations = {
      1: (s: { value: string; context: unknown }) => ({ ...s, value: 'AGENDA_CONFIRMANDO_TURNO' }),
      2: (s: { value: string; context: unknown }) => ({ ...s, context: { ...(s.context as object), held: true } }),
    };
    const machines = { ...MACHINES, agenda: { ...MACHINES.agenda, version: 3, migrations } };
    const old = { ...stored[1]!, snapshot: { ...stored[1]!.snapshot, value: 'ANTIGUO' } };
    const plan = turnOf(machines, { before: [stored[0]!, old], inputs: [k.accepts], world });
    expect(standing(plan)).toEqual([OPEN, 'agenda.AGENDA_FINALIZANDO_CITA']);
    expect(plan.frames[1]?.version).toBe(3);
  });
  it('what cannot be read asks nothing and is handed over to nobody', () => {
    const junk = [broken[0]![1]];
    expect(questionOf(junk).state).toBe('conversando');
    expect(isHandedOver(junk)).toBe(false);
    expect(legalEvents(junk)).toContain('customer.wants_booking');
  });
});

describe('a turn is pure and bounded', () => {
  it('the same turn makes the same plan, ids and all', () => {
    const { frames, world } = choosing.talk;
    const again = () => turn(frames, [k.picks(1)(choosing.talk), k.accepts, k.wantsPayment('corte')], world);
    expect(again()).toEqual(again());
    expect(JSON.parse(JSON.stringify(again()))).toEqual(again());
  });
  it('effects are numbered within conversation and turn, in order', () => {
    const plan = choosing.when(k.asks, k.picks(1), k.accepts).talk.plan;
    const n = choosing.talk.world.turn;
    expect(plan.owed.map((o) => o.id)).toEqual([0, 1, 2].map((i) => `simple.c.${n}.${i}`));
    expect(plan.owed.map((o) => o.n)).toEqual([0, 1, 2]);
  });
  it('two offers of one turn have different generations', () => {
    const both = idle.when(k.wantsBooking(), k.wantsPayment());
    const ids = both.talk.plan.owed.map(({ effect }) => (effect.type === 'sendMessage' ? effect.offer?.id : undefined));
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('a machine that loops is stopped', () => {
    expect(() => idle.when(...Array.from({ length: TURN_STEPS_MAX + 1 }, () => k.greets))).toThrow(
      `at most ${TURN_STEPS_MAX} steps`,
    );
  });
  it('a machine that does more than assign and emit is refused', () => {
    const s = setup({ actions: { shout: () => undefined } });
    const machine = s.createMachine({
      id: 'pagos',
      initial: 'inicio',
      states: { inicio: { on: { 'flow.begin': { actions: 'shout' } } } },
    });
    const machines = { ...MACHINES, pagos: { ...MACHINES.pagos, machine } };
    const asked = { before: [], inputs: [k.wantsPayment()], world: idle.talk.world };
    expect(() => turnOf(machines, asked)).toThrow('machines only assign and emit');
  });
  it('names its path', () => {
    expect(choosing.when(k.picks(1)).talk.plan.path).toEqual([
      'agenda:elegido',
      'agenda:AGENDA_CONFIRMANDO_TURNO',
      'recepcion:conversando',
    ]);
  });
});

describe('what was asked', () => {
  it('is the question of the top frame, with the newest offer first and the older ones beside it (must-hold 15)', () => {
    const both = choosing.when(k.wantsPayment());
    const { state, offer, also } = questionOf(both.talk.frames);
    expect(state).toBe('PAGOS_ESPERANDO_SELECCION_SERVICIO');
    expect(offer).toMatchObject({ kind: 'servicio' });
    expect(also).toMatchObject([{ kind: 'turno' }]);
    expect(questionOf([])).toEqual({ state: 'conversando' });
  });
  it('a list of a flow below never stands first, however new it is (must-hold 15)', () => {
    const below = idle.after(k.wantsBooking({ servicio: 'corte' }), k.wantsPayment(), k.found());
    const { offer, also } = questionOf(below.talk.frames);
    expect([offer?.kind, ...(also ?? []).map((o) => o.kind)]).toEqual(['servicio', 'turno']);
  });
  it('names the field that was asked for, only while it is asked for, and the rows that were seen before', () => {
    const listed = k
      .given({ tenant: k.direct })
      .after(k.wantsBooking({ servicio: 'corte', fecha_deseada: '2026-03-03' }), k.found());
    const { offer } = questionOf(listed.talk.frames);
    const asked = listed.after(k.picks(1));
    expect(questionOf(asked.talk.frames)).toEqual({
      shown: offer?.kind === 'turno' && offer.slots.slice(0, 9),
      state: 'AGENDA_PIDIENDO_DATOS',
      field: 'name',
      known: { servicio: 'corte', fecha_deseada: '2026-03-03' },
      proposed: offer?.kind === 'turno' && offer.slots[0],
    });
    expect(questionOf(asked.when(k.goesBack).talk.frames)).not.toHaveProperty('field');
  });
  it('knows which events somebody could take, and no name of another', () => {
    expect(legalEvents(confirming.talk.frames)).toEqual(
      expect.arrayContaining(['customer.accepts', 'customer.exits', 'customer.asks']),
    );
    expect(legalEvents([])).toContain('customer.answers');
    expect(legalEvents([])).not.toContain('slots.found');
    expect(isHandedOver(confirming.when(k.took).talk.frames)).toBe(true);
    expect(isHandedOver(confirming.talk.frames)).toBe(false);
  });
});
