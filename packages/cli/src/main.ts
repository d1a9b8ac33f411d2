import process from 'node:process';
import { version } from '../package.json';
import { EXIT } from './host/exit.ts';
import { loadBundle } from './start/load-bundle.ts';

const words = process.argv.slice(2);

// Scripts ask for the version often, so this loads nothing else.
if (words.length === 1 && (words[0] === '--version' || words[0] === '-v')) {
	// Without a listener, a reader that is gone would end the process with a stack trace.
	process.stdout.on('error', () => {});
	process.stdout.write(`tilewright ${version}\n`);
} else void start();

async function start(): Promise<void> {
	// If the process ends before the command, something is wrong.
	process.exitCode = EXIT.bug;
	const { bundle, keep } = loadBundle(words);
	bundle.goOnWhenOutputCloses();
	process.exitCode = await bundle.run(words, version);
	keep();
}
