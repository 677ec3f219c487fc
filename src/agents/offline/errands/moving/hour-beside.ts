/** "¿Una hora antes se puede?", "media hora después, por favor", beside the hour that is proposed: wished for, with a question's manners. */
import type { Heard } from '../../heard.ts';

/** Nothing but how far, and whether: "¿hay que llegar una hora antes?" asks of something else. */
const HOW_FAR =
  /^ (?:(?:y|e|and|no|ok|mm|uy|pero|mejor|perdon|disculp[ae]|oye|che|se puede|se podra|se podria|puede ser|podria ser|podra ser|hay|habra|tiene|tienen|tenes|tienes|lugar|cupo|can we|could it be|is it possible|do you have|pode ser|poderia ser|da|tem|tem como|un|una|uma|um|an|1|2|3|dos|duas|tres|two|media|meia|half|hora|horas|hour|hours|minutos|minutes|15|20|30|45|quince|treinta|antes|despues|depois|mas|mais|tarde|temprano|cedo|earlier|later|before|after|por favor|porfa|please|gracias) )+$/;

export function asksAnHourBeside({ text, times, situation }: Heard): boolean {
  const proposed = situation.asks === 'confirm' && situation.proposed !== undefined;
  return proposed && text.asks && times.desplazamiento !== undefined && HOW_FAR.test(text.norm);
}
