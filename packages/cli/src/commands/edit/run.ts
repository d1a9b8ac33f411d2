import { randomBytes } from 'node:crypto';
import type { Exit } from '../../host/exit.ts';
import { EXIT } from '../../host/exit.ts';
import { printMessage, printText } from '../../host/output.ts';
import { clean } from '../../host/terminal.ts';
import { stopSignal } from '../../watch/stop-signal.ts';
import { appFolder } from './app-folder.ts';
import type { EditFlags } from './flags.ts';
import { placeFor } from './place.ts';
import { portsFor } from './serve/listen.ts';
import { serve } from './serve/server.ts';

/**
 * Serves the editor until the command is asked to end.
 *
 * @param words - files to open, and folders
 * @throws UsageError
 * @throws FileError
 */
export async function runEdit(words: readonly string[], flags: EditFlags): Promise<Exit> {
	const place = placeFor(words, flags.root);
	const ports = flags.port === undefined ? portsFor(place.root) : [flags.port];
	const token = randomBytes(32).toString('base64url');
	const serving = await serve({ place, app: appFolder(), host: flags.host, ports, token });
	const stop = stopSignal();
	for (const url of serving.urls) await printText(`${url}\n`);
	printMessage(`editing the files in ${clean(place.root)}, press Ctrl+C to stop`);
	if (serving.isExposed)
		printMessage(
			'warning: other computers can reach this address. Anyone who has it can read and write the files, and nothing is encrypted.',
		);
	if (flags.open) await openBrowser(serving.urls[0]);
	await stop.asked;
	await serving.close();
	return EXIT.success;
}

async function openBrowser(url: string): Promise<void> {
	try {
		const { default: open } = await import('open');
		await open(url);
	} catch {
		printMessage('No browser can be opened from here: open the address yourself.');
	}
}
