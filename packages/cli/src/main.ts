import process from 'node:process';
import { version } from '../package.json';

const words = process.argv.slice(2);

// Scripts ask for the version often, so this loads nothing else.
if (words.length === 1 && (words[0] === '--version' || words[0] === '-v')) {
	process.stdout.write(`tilewright ${version}\n`);
} else {
	const { exitWhenOutputCloses } = await import('./host/output.ts');
	const { run } = await import('./program.ts');
	exitWhenOutputCloses();
	process.exitCode = await run(words, version);
}
