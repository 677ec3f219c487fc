/** What stands before an hour, a day or a person, where a reader writes one into what was said. */
export const AT = { es: 'a las', pt: 'às', en: 'at' } as const;
export const ON = { es: 'el', pt: 'no dia', en: 'on' } as const;
export const WITH = { es: 'con', pt: 'com', en: 'with' } as const;
export const IN = { es: 'en', pt: 'em', en: 'at' } as const;
