// Measures cases of a group in this process, and sends the rows to the one that started it: see run-group.ts.
import { argv } from 'node:process';
import type { Report, Wanted } from './run-group.ts';
import { loadGroup } from './run-group.ts';

const [name = '', wish = ''] = argv.slice(2);
const { names, text = '', rounds }: Wanted = JSON.parse(wish);
const { title, times, cases } = await loadGroup(name);
const chosen = cases.filter((each) => names?.includes(each.name) ?? each.name.includes(text));
if (chosen.length > 0) send({ title: `${title} (times: ${times})` });
for (const { name, baseline, aim, measure } of chosen) send({ row: { name, baseline, aim, result: await measure(rounds) } });
process.disconnect();

function send(report: Report): void {
	process.send?.(report);
}
