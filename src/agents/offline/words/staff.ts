/** Who serves, by what they are: one list for whoever looks for "el otro fisioterapeuta", "cualquier peluquero", "qué dentista". */
export const OCCUPATION = `(?:${[
  'profesional|profissional|professional|especialista|licenciad[oa]|lic|tecnic[oa]',
  'doctora?|doutora?|dra?|medic[oa]|enfermer[oa]|doctor|hygienist',
  'pediatra|ginecolog[oa]|dermatolog[oa]|cardiolog[oa]|traumatolog[oa]|oftalmolog[oa]',
  'dentista|dentist|odontolog[oa]|ortodoncista|endodoncista',
  'peluquer[oa]|cabeleireir[oa]|barber[oa]|barbeiro|barber|estilista|stylist|colorista',
  'manicurista|esteticista|cosmetolog[oa]|maquilladora?|podolog[oa]|tatuadora?',
  'masajista|massagista|terapeuta|therapist|fisioterapeuta|fisio|physio|kinesiolog[oa]|kine',
  'psicolog[oa]|psychologist|psiquiatra|nutricionista|nutriolog[oa]',
  'veterinari[oa]|vet|abogad[oa]|advogad[oa]|mecanic[oa]|maestr[oa]',
  'instructora?|entrenadora?|profe|profesora?|professora?|teacher|trainer|coach',
].join('|')})`;

/** "¿Cómo se llama la profe?", "¿y el nombre de la doctora?", "what's the teacher's name?": who it is, and nothing else. */
export const IS_CALLED = new RegExp(
  `^ (?:(?:y|e|and|ah|ok|perdon|disculp[ae]|oye|hola|una pregunta|por cierto|me (?:dices?|dice|decis|recuerdas?)) )*(?:(?:como (?:es que )?se (?:llama|chama)|(?:(?:cual|qual) (?:es|era|e) )?(?:el|o) nombre|(?:el |o )?nome|(?:cual|qual) (?:es|era|e) o nome) (?:d[aeo] |del? )?(?:(?:la|el|mi|o|a|meu|minha) )?${OCCUPATION}|what (?:is|s) (?:the|my) ${OCCUPATION}(?: s)? (?:called|name)|what (?:is|s) the name of (?:the|my) ${OCCUPATION})(?: (?:que (?:me|nos) (?:toca|atiende|da la clase)|ahi|alli|por favor|porfa|please|perdon))* $`,
);
