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
