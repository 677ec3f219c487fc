/** A real process of the crash tests: `node worker.ts DIRECTORY [CALL PLACE]`. Tells its boundaries when it survives. */
import { quickFirstMessage } from '../../src/cli/args.ts';
import { goOn } from './dialogue.ts';
import { PLACES } from './boundaries.ts';

quickFirstMessage();
const [directory, call, place] = process.argv.slice(2);
if (directory === undefined) throw new Error('say in which directory the files are');
const at = PLACES.find((one) => one === place);
const told = await goOn(directory, at === undefined ? undefined : { call: Number(call), place: at });
process.stdout.write(JSON.stringify(told));
