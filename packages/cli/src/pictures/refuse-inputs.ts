import { existsSync, realpathSync } from 'node:fs';
import type { Graph } from '@tilewright/ops';
import { UsageError } from '../host/exit.ts';

/**
 * Refuses to overwrite a file that the picture is drawn from: a map, tileset, template or image.
 *
 * @param outputs - paths of the files to write
 * @param graphs - of the maps to draw
 * @throws UsageError
 */
export function refuseInputs(outputs: readonly string[], graphs: readonly Graph[]): void {
	const existing = outputs.filter((path) => existsSync(path));
	if (existing.length === 0) return;
	const inputs = new Set(graphs.flatMap(filesOf).map(real));
	const found = existing.find((path) => inputs.has(real(path)));
	if (found === undefined) return;
	throw new UsageError(`The picture would overwrite "${found}", which it is drawn from.`, 'Choose another name for the picture.');
}

const filesOf = ({ files }: Graph): string[] =>
	[...files.values()].flatMap(({ path, links }) => [path, ...links.flatMap(({ to }) => (to === undefined ? [] : [to]))]);

const real = (path: string): string => (existsSync(path) ? realpathSync(path) : path);
