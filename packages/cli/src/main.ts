import process from 'node:process';
import { version } from '../package.json';

const words = process.argv.slice(2);

// Scripts ask for the version often: it costs no more than starting Node. Everything else is loaded when it is needed.
if (words.length === 1 && (words[0] === '--version' || words[0] === '-v')) {
	process.stdout.write(`tilewright ${version}\n`);
} else {
	const { run } = await import('./program.ts');
	process.exitCode = await run(words, version);
}
