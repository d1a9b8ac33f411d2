// Measures a case in this process, and sends the row to the one that started it: see run-group.ts.
import { argv } from 'node:process';
import { loadGroup } from './run-group.ts';

const [group = '', wanted = '', rounds = ''] = argv.slice(2);
const found = (await loadGroup(group)).cases.find(({ name }) => name === wanted);
if (found === undefined) throw new Error(`The cases "${group}" have none with the name "${wanted}".`);
const { name, baseline, aim, measure } = found;
process.send?.({ name, baseline, aim, result: await measure(Number(rounds)) });
process.disconnect();
