import { existsSync, realpathSync } from 'node:fs';
import type { Graph } from '@tilewright/ops';
import { UsageError } from '../host/exit.ts';

/**
 * Refuses to write a picture over what is drawn: the map, its tilesets and templates, their pictures.
 *
 * @param outputs - paths of what is to be written
 * @param graphs - of all that is drawn
 * @throws UsageError
 */
export function refuseInputs(outputs: readonly string[], graphs: readonly Graph[]): void {
	const existing = outputs.filter((path) => existsSync(path));
	if (existing.length === 0) return;
	const inputs = new Set(graphs.flatMap(filesOf).map(real));
	const found = existing.find((path) => inputs.has(real(path)));
	if (found === undefined) return;
	throw new UsageError(`"${found}" is one of the files that are drawn: it would be lost.`, 'Choose another name for the picture.');
}

const filesOf = ({ files }: Graph): string[] =>
	[...files.values()].flatMap(({ path, links }) => [path, ...links.flatMap(({ to }) => (to === undefined ? [] : [to]))]);

const real = (path: string): string => (existsSync(path) ? realpathSync(path) : path);
