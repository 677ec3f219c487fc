/** "No puedo", "no alcanzo", "no voy a poder": one list of how somebody cannot, for whoever looks for it. */

const ABLE =
  'puedo|podre|podemos|podremos|voy a poder|vamos a poder|posso|poderei|consigo|vou poder|vou conseguir|vamos poder|vamos conseguir|conseguimos|conseguirei';

/** He is not able to, whatever it is. */
export const UNABLE = `(?:no|nao) (?:${ABLE})`;
/** He does not get there in time. */
export const NOT_IN_TIME = '(?:no|nao) (?:alcanzo|llego)';
export const CANNOT = `(?:${UNABLE}|${NOT_IN_TIME})`;
/** "Mi hijo no puede ir", "ellas no van a poder venir": only with a verb of coming, "no puede ser" is another thing. */
export const THEY_CANNOT_COME =
  '(?:no|nao) (?:pued(?:e|en)|podra|podran|va a poder|van a poder|pode|podem|vai poder|vao poder|consegue|vai conseguir) (?:ir|asistir|llegar|venir|acudir|vir|comparecer|chegar)';
/** "I can't make it", "cannot come". */
export const CANT_COME = '(?:can t|cannot|won t) (?:make|come|go)';
/** Behind a "no", of one hour: "a las 5 no puedo", "no me queda bien". */
export const THEN =
  '(?:puedo|podria|podemos|alcanzo|llego|llegamos|me (?:sirve|va|queda|da|conviene|acomoda)(?: bien)?|posso|consigo|da)';
