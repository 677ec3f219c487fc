/** One thing by many words, across Spanish, Portuguese and English: what clinics, salons, gyms and workshops sell. */
import { remembered } from '../words/remembered.ts';

/** "Valorasion", "baloracion", "ortodonsia": as they sound. */
export const soundOf = remembered((word) =>
  word
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll(/sc(?=[ei])|c(?=[ei])|z/g, 's')
    .replaceAll(/qu(?=[ei])/g, 'k')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y'),
);

const GROUPS = [
  'limpieza higiene profilaxis limpeza cleaning cleaned detartraje tartrectomia',
  'dental dentaria dentario diente dientes dente dentes bucal oral boca teeth tooth muela muelas',
  'facial cara rostro cutis face rosto pele skin piel',
  'corte cortar haircut cut cortes corteito peluquear peluqueada recorte recortar motilar motilada motilado motilo kortar korte',
  'pelo cabello capilar cabelo hair pelito',
  'barba beard afeitado afeitada afeitar rasurado rasurada rasurar shave shaving bigote',
  'color tintura tinte coloracion tenido teñido tenir coloring dye tintar tinturar',
  'mechas mecha mechitas rayitos rayito claritos highlights',
  'unha unhas nail nails',
  'manicura manicure manicuria manos maos mao',
  'pedicura pedicure pedicuria pies pie pes pe feet foot podologia podologo',
  'pestana pestanas cilio cilios lash lashes eyelash',
  'ceja cejas sobrancelha sobrancelhas brow brows eyebrow',
  'masaje masajes massage massagem masajito masajista',
  'relajacion relajante relajantes relaxante relaxantes relaxamento relaxing relaxation',
  'dermatologia dermatology dermatologist dermatologists dermatologista dermatologo dermatologa',
  'ginecologia gynecology gynecologist gynaecologist ginecologista ginecologo ginecologa',
  'nino ninos kid kids child children childrens infantil crianca criancas',
  'depilacion depilar depilacao waxing waxed cera depi epilacion',
  'consulta consultation checkup revision revisacion chequeo controle control visita',
  'evaluacion valoracion avaliacao assessment evaluation diagnostico',
  'blanqueamiento clareamento whitening whitened blanqueo aclaramiento',
  'ortodoncia ortodontia braces brackets aparatos orthodontics frenillos frenos_dentales',
  'conducto endodoncia canal endodontia',
  'extraccion extracao extraction exodoncia',
  'tapadura empaste obturacion resina restauracao amalgama calza caries carie filling',
  'clase aula aulas class classes clases lesson lessons leccion',
  'ingles inglesa english',
  'frances francesa french',
  'aleman alemao german',
  'portugues portuguese',
  'espanol espanhol spanish',
  'piano teclado keyboard',
  'guitarra guitar violao',
  'natacion natacao swimming',
  'bano banho banar bane bath bathe bathed grooming groomed',
  'legal juridica juridico lawyer abogado abogada advogado',
  'tatuaje tatuagem tattoo',
  'nivel level',
  'entrenamiento training treino entreno entrenar personalizado',
  'sesion sessao session sesiones',
  'terapia therapy psicologia psicologo psicologa psicologico psicologica terapeuta psicoterapia psicoterapeuta',
  'nutricion nutricional nutricionista nutriologo nutriologa nutri nutrition nutricao dieta',
  'kinesiologia kinesio fisioterapia fisio kine physiotherapy physio physiotherapist physios fisioterapeuta kinesiologo kinesiologa rehabilitacion',
  'aceite oleo oil lubricante',
  'frenos frenagem brakes freno',
  'alineacion alinhamento alignment alineado alinear alineen alinearlo alinearle',
  'balanceo balanceamento balancing balancear balanceen balancearlo balancearle',
  'lavado lavagem wash lavar lavada',
  'revision service servicio_completo mantenimiento mantencion maintenance manutencao',
  'bateria battery',
  'mensual mensalidade monthly mes mensualidad',
  'trimestral quarterly trimestre',
  'vacuna vacunas vacunacion vacunar vacina vacinas vacinacao vaccine vaccination shot shots jab',
  'esterilizacion esterilizar castracion castracao castrar capar neuter neutering neutered spay spaying spayed',
  'gripe flu influenza antigripal',
  'rabia raiva rabies antirrabica antirabica',
  'sangre sangue blood',
  'ecografia ecografias eco ecos ecosonograma ultrasonido ultrasom ultrassom ultrassonografia ultrasound sonografia sonogram',
  'analisis examen exame exames exam exams test tests',
  'odontologia odontologico odontologica odontologo odontologa dentista dentist stomatologist estomatologo estomatologa',
  'oftalmologia oftalmologico oftalmologica oftalmologo oftalmologa oculista ophthalmology ophthalmologist',
  'veterinaria veterinario vet veterinarian',
  'pediatra pediatria pediatrico pediatrica pediatric pediatrician paediatric',
  'vista vision visual eye eyes eyesight',
  'anual annual yearly anualidad',
  'matematicas matematica mates maths math',
  'biologia bio biology',
  'filosofia filo philosophy',
];

const CLITICS = 'me te se nos le les lo la los las melo mela telo tela selo sela'.split(' ');

/** "Teñirse", "limpiarme": a verb is the same, whoever it is done to. Told once: every word of every message is looked up. */
function formsOf(word: string): readonly string[] {
  return /^[a-z]{2,}[aei]r$/.test(word) ? [word, ...CLITICS.map((clitic) => word + clitic)] : [word];
}

const CONCEPT = new Map<string, number>();
GROUPS.forEach((group, index) => {
  for (const word of group.split(' ')) {
    for (const form of formsOf(word)) if (!CONCEPT.has(form)) CONCEPT.set(form, index);
  }
});

/** "Bacuna", "rebision": shorter ones sound like words of their own. */
const SOUND_LETTERS_MIN = 6;
const BY_SOUND = new Map(
  [...CONCEPT].filter(([word]) => word.length >= SOUND_LETTERS_MIN).map(([word, concept]) => [soundOf(word), concept]),
);

/** The concept that a folded word belongs to, as it is written or as it sounds. */
export function conceptOf(word: string): number | undefined {
  return CONCEPT.get(word) ?? (word.length < SOUND_LETTERS_MIN ? undefined : BY_SOUND.get(soundOf(word)));
}
