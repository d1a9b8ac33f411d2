import { signal } from '@preact/signals-core';
import { eachLayer } from '@tilewright/format/internal';
import type { Files } from '../files/files.ts';
import { service } from '../services/service.ts';
import { filesOfMap } from './files-of-map.ts';
import type { MapSession } from './map-session.ts';

/** The number of templates that are remembered. */
const MOST = 12;

/** The paths of the templates that were chosen last among some files, the newest first. */
export const recentTemplates = service('recent templates', (_: Files) => signal<readonly string[]>([]));

/** The template that Insert Template places; `undefined` until one is chosen. */
export const currentTemplate = ({ files }: MapSession): string | undefined => recentTemplates(files).value[0];

/** Makes a template the one that is placed. */
export function chooseTemplate({ files }: MapSession, path: string): void {
	const recent = recentTemplates(files);
	recent.value = [path, ...recent.value.filter((other) => other !== path)].slice(0, MOST);
}

/** The templates that are at hand: those that were chosen last, then those that the map uses. */
export function templatesAtHand(session: MapSession): readonly string[] {
	const { targets } = filesOfMap(session);
	const found = new Set(recentTemplates(session.files).value);
	for (const { layer } of eachLayer(session.map.value.layers)) {
		if (layer.type !== 'objectgroup') continue;
		for (const object of layer.objects) {
			const path = 'template' in object ? targets.pathOf(object.template) : undefined;
			if (path !== undefined) found.add(path);
		}
	}
	return [...found];
}
