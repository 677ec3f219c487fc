/** A yes is a plain yes: what books, moves, cancels or charges is agreed to in so many words, or it is not agreed to. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, PAY_CONFIRM, events } from './kit.ts';

const MOVE_CONFIRM: Question = { ...CONFIRM, state: 'AGENDA_REPROGRAMACION_CONFIRMANDO' };
const BINDING: readonly Question[] = [CONFIRM, MOVE_CONFIRM, CANCEL_CONFIRM, PAY_CONFIRM];
const types = (text: string, question: Question): string[] =>
  events(text, question).map((e) => e.type.replace('customer.', ''));
const PLAIN = `sí|si|dale|dale, gracias|sí por favor|si porfa|ok|ok gracias|okey|va|sale y vale|órale va|simón|listo|listo, gracias|perfecto, muchas gracias|claro que sí
  claro|de una|hágale|bacán|ya po|sí pues|sí 👍|👍|✅|dale 🙏|ok 😊|sí, confirmo|confirmado|confirmo|si confirmo gracias|sí, está bien|está perfecto|me parece bien, dale
  ahora sí|ora si|orita si|ahí sí|sí sí|sí, qué pena|sí, si es tan amable|sí, hágame el favor|sí, hazlo|dale, hacelo|sí, proceda|sí claro|por supuesto|todo bien, dale
  sumercé sí, hágale|simón carnal|sí compadre|vale guapa|listo mi rey|sí vecino, por favor|sii xfabor|pos sí|sí, está chido
  confirmo igual|bueno, confirmo igual|dale igual|sí, igual|confirmo de todas formas|confirmo mesmo assim
  perdón, sí|ah ok, sí|mmm sí|bueno, dale|sí jaja|sí!!|siii porfaa|correcto|así es|exacto gracias|okok|sí señorita, por favor
  sim|sim, por favor|sim, obrigada|pode ser|pode sim|isso|isso mesmo|beleza|blz|fechado|combinado|tá bom|tá ótimo, obrigado|claro que sim|com certeza|agora sim|confirmo sim|bora|ss|ss, obrigada|tá|tah ótimo então|top|top, valeu|massa|demorou|manda ver|partiu|ok, valeu|sim sim|sim 👍|aceito|certo, obrigada
  yes|yes please|yeah|yep|yup|sure|sure thing|ok|okay thanks|ok, thank you|sounds good|sounds good, thanks|that works|works for me|perfect|great, thanks|yes, that's fine|looks good|yes i do|i confirm|confirm|absolutely|of course|go ahead|yes, go ahead please|let's do it|do it|alright|fine by me|all good, yes|yes!|yes 🙏|ok, looks great|yea|k|go for it|brilliant|brilliant, thanks|lovely thanks|awesome|let's go for it|lets do it|awesome, thanks|lovely|tô dentro|show de bola`;
/** Before a payment, too: an order to send it is read apart. */
const NO_YES = `ok hold on|ok un momento|ok dejame pensarlo|sí, déjame ver|si, deja le pregunto a mi esposo|ok dame un momento|va, pero deja checo|si espérame|ok espera|bueno, esperá que miro
  te confirmo después|te confirmo al rato|ya te confirmo|ahorita te confirmo|luego te confirmo|mañana te digo|mañana les confirmo|confirmo en la tarde|confirmo mañana|te aviso|ahí te aviso|al ratito te aviso|ok, te aviso|sí, más tarde te confirmo
  ¿sale cara?|ok, sale muy cara|ya, muy cara|bien cara|igual confirmo|me da igual|igual sí|igual y sí
  confirmaré|te confirmaría|ok pero lo consulto|sí, tengo que ver|si mi marido puede|sí si es gratis|sí, si lo cubre el seguro|sí si es con el otro doctor|dale si hay estacionamiento|si me hacen descuento sí|ok, depende|sí, creo|creo que sí|supongo|supongo que sí|quizás sí|puede que sí|capaz que sí|tal vez|ok tal vez|ok veremos
  ahorita|ok ahorita|ok después|sí luego|dale, cuando cobre|sí, cuando salga del trabajo te digo|ok, primero pregunto en casa|ok mmm|sí... 🤔|ok 🤔|sí pero no|sí, aunque no sé|listo, lo pienso|perfecto, lo hablo con mi novio|claro, déjeme consultar|sí con condición|ok lo veo|sí, pero más barato|dale, salvo que llueva|ok estoy manejando
  sí para dos personas|sí para mí y mi esposa|sí con Perez|sí, el otro|sí, pero el mail está mal|correcto pero el correo está mal|ok, mi nombre está mal
  te confirmo depois|já te confirmo|confirmo mais tarde|ok vou ver|ta bom vou pensar|sim se for com a Juliana|sim, se for de graça|pode ser, deixa eu ver com meu marido|deixa eu confirmar aqui|ok, um minuto|ok pera|sim, espera|blz, depois te falo|beleza, amanhã te aviso|ok, preciso ver minha agenda|acho que sim|talvez sim|sim, talvez|sim, mas preciso ver|sim pra mim e pra minha irmã|sim, só um momento|tá, vou falar com ela|ok, quando sair do trabalho confirmo|confirmarei|tá caro|tá, mas preciso ver|demorou demais|que massa, e tem desconto?|top, mas vou ver antes|kkk, deixa pra lá|sim, caso o plano cubra
  ok let me check with my wife|ok one sec|ok maybe, ill think about it|ill confirm later|i'll confirm tomorrow|yes if its with dr perez|yes if insurance covers it|yes if its free|yes but only if its cheaper|ok gimme a minute|yes, wait|ok wait|sure, hang on|ok brb|ok let me see|yes, i think|i think so|yeah probably|maybe yes|ok later|ok i'll let you know|yes, i'll get back to you|sure, gotta ask my mom|ok unless it rains|ok depends|yes for me and my wife|yes once i get paid|yes when my boss says ok|yes as long as it's quick|yes assuming it's covered|yes, provided it's free|fine, but not with him|yes wrong email|ok hmm|yes?? not sure|brilliant, but can it be later|k wait|lovely, i'll check first|go for a later one|i guess|i guess so|ok, talk to you tomorrow`;
const lines = (table: string): string[] => table.split(/\s*[|\n]\s*/);

describe('a plain yes', () => {
  test.each(lines(PLAIN))('«%s» is one, wherever it is asked for', (text) => {
    for (const question of BINDING) expect(types(text, question)).toEqual(['accepts']);
  });
  test.each(lines(NO_YES))('«%s» is none: nothing is booked, moved, cancelled or charged', (text) => {
    for (const question of BINDING) expect(types(text, question)).not.toContain('accepts');
  });
  test.each(
    lines(
      `¿seguro?|seguro?|ok?|así está bien?|está bien así?|así?|correcto?|de acuerdo?|vale?|claro?|dale?|bueno?|perfecto?|sí, seguro?|ok??|listo, quedó?
      certo?|tá certo isso?|é isso?|tá bom?|right?|sure?|ok then?`,
    ),
  )('«%s» asks a yes word back, and says none', (text) => {
    for (const question of BINDING) expect(types(text, question)).not.toContain('accepts');
  });
  test.each(lines('claro, ¿por qué no?|¿cómo no?|sí, ¿por qué no?'))('«%s» asks nothing', (text) => {
    expect(types(text, CONFIRM)).toEqual(['accepts']);
  });
  test.each(
    lines(
      `quiero eso|eso quiero|quero isso|así déjala|así déjala por favor|así queda|así nomás|así dejalo|así la dejo|así|así como está|sí quiero la cita|sí, quiero mi turno|confirmo mi cita|confirmo la cita|la confirmo|confirmo mi asistencia
      quero sim o horário|confirmo o horário|assim deixa|I want my appointment|I confirm my appointment`,
    ),
  )('«%s» cancels nothing: it may be said by who keeps it', (text) => {
    expect(types(text, CANCEL_CONFIRM)).not.toContain('accepts');
  });
  test.each(
    lines(
      'sí, quiero eso|sim, quero isso|isso mesmo|así es|así es, cancélala|así mismo|sí quiero|sí quiero cancelarla|confirmo la cancelación|confirmado',
    ),
  )('«%s» cancels all the same', (text) => {
    expect(types(text, CANCEL_CONFIRM)).toEqual(['accepts']);
  });
  test.each(lines('así como está|ok así como está|así como estaba'))('«%s» moves nothing', (text) => {
    expect(types(text, MOVE_CONFIRM)).not.toContain('accepts');
  });
  test.each([
    ['sí, reservame', CONFIRM],
    ['dale, ahí estaré', CONFIRM],
    ['si, jueves 11hs', CONFIRM],
    ['yes, book it please', CONFIRM],
    ['sim, pode marcar', CONFIRM],
    ['sí, movelo', MOVE_CONFIRM],
    ['sí, pasalo', MOVE_CONFIRM],
    ['sí, cancelala por favor', CANCEL_CONFIRM],
    ['sí, porque me voy de viaje', CANCEL_CONFIRM],
    ['sí, me salió un viaje', CANCEL_CONFIRM],
    ["yes, i can't make it", CANCEL_CONFIRM],
    ['sim, surgiu um imprevisto', CANCEL_CONFIRM],
    ['sim, não vou poder ir', CANCEL_CONFIRM],
    ['dale, pasame el link', PAY_CONFIRM],
    ['ok manda o link', PAY_CONFIRM],
  ])('«%s» says the deed itself, or why', (text, question) => {
    expect(types(text, question)).toEqual(['accepts']);
  });
  test.each(
    lines(
      `anotame|anótame nomás|reservame|resérvamela|agéndame esa|apartame|ponme ahí|va, apúntame|anotame para el jueves|me la quedo|me quedo con esa|la tomo|sí, para mí|me apunto|póngame ahí|sí, póngame en ese|bueno ñaño|bueno amigo
      regáleme esa|sí, ayúdeme con ese|me va de lujo|sí, esa hora me queda perfecta|órale, ahí le caigo|dale, ahí nos vemos el jueves|sí, nos vemos el jueves a las 11
      marca pra mim|pode marcar|vou querer|fico com esse|book it|book it please|schedule it|sign me up|put me down|lock it in|i'll take it|that's right`,
    ),
  )('«%s» takes what is proposed', (text) => {
    expect(types(text, CONFIRM)).toEqual(['accepts']);
  });
  test.each(
    lines(
      `no me anotes|sí, nos vemos el viernes|ok, nos vemos el jueves a las 12|regáleme otra|no me apunto|bueno, no sé|anotame después|anotame dos|anotame con Diego|anotame mañana|anotame un turno|reservame otra|me la quedo si es gratis|¿me la quedo?|sí, y para mi hijo
      pode marcar depois|marca pra mim outro dia|book it for 5pm|book it later|i'll take it if it's free|i'll take the other one`,
    ),
  )('«%s» does not take it', (text) => {
    expect(types(text, CONFIRM)).not.toContain('accepts');
  });
  test.each(['sí, el viernes', 'yes at 9:30', 'sim, quinta às 10', 'sí, a las 12'])(
    '«%s» speaks of another time than the one that is confirmed',
    (text) => {
      expect(types(text, CONFIRM)).toEqual(['wants_booking']);
    },
  );
  test.each([
    'ok hold on',
    'ok dame un momento',
    'sim, espera',
    'ahorita te confirmo',
    'deixa eu confirmar aqui',
    'ahorita',
  ])('«%s» is given its time, and the question stands', (text) => {
    for (const question of BINDING) expect(types(text, question)).toEqual(['acknowledges']);
  });
  test.each(['mañana te digo', 'te confirmo depois', "i'll confirm later"])(
    '«%s» puts a booking off, and wishes for no other day',
    (text) => {
      for (const question of [CONFIRM, MOVE_CONFIRM, PAY_CONFIRM]) expect(types(text, question)).toEqual(['exits']);
    },
  );
  test.each(['absolutely not', 'of course not', 'yea no', 'claro que não', 'com certeza não', 'hell no'])(
    '«%s» is a no, whatever it begins with',
    (text) => {
      for (const question of BINDING) expect(types(text, question)).toEqual(['rejects']);
    },
  );
  test.each(['nvm', 'ah não deixa, esquece', 'no, olvidalo', 'oh nevermind, thanks', 'ok forget it'])(
    '«%s» leaves what is open',
    (text) => {
      for (const question of BINDING) expect(types(text, question)).toEqual(['exits']);
    },
  );
});
