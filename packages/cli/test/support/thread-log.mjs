/**
 * Loaded into a process of the command by `--import`, and so into its threads: writes a line into the file `THREAD_LOG` for each file that
 * gets its name, with the id of the thread that gave it. The main thread has the id 0.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { threadId } from 'node:worker_threads';

const rename = fs.renameSync;
fs.renameSync = (from, to) => {
	rename(from, to);
	fs.appendFileSync(process.env['THREAD_LOG'] ?? '', `${threadId} ${to}\n`);
};
syncBuiltinESMExports();
