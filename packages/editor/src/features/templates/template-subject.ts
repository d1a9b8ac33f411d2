import type { TemplateSession } from '@tilewright/editor-core/session/template-session.ts';
import { tileFinder } from '@tilewright/format';
import { targetsOf } from '@tilewright/ops';
import type { Subject } from '../../contributions/thing.ts';
import { subject, thing } from '../../contributions/thing.ts';
import { tileEntries } from '../properties/model/tile-entries.ts';

/** The object of a template, with the properties that it inherits from its tile. */
export function templateSubject(session: TemplateSession): Subject | undefined {
	const { object } = session.doc.value;
	const tile = tileOf(session);
	const inherits = tile === undefined ? {} : { tileClass: tile.type, inherited: { tile: tile.properties } };
	const shown = subject({ kind: 'objects', resource: 'object', use: 'object', things: [{ ...thing(['object'], object), ...inherits }] });
	return shown && { ...shown, fields: shown.fields.filter(({ name }) => !OF_INSTANCES.includes(name)) };
}

/** The fields that only instances have (rule T1). */
const OF_INSTANCES: readonly string[] = ['id', 'template', 'x', 'y'];

/** The tile that the object shows, if its tileset has an entry for it. */
function tileOf({ doc, graph, path }: TemplateSession) {
	const { object, tileset } = doc.value;
	if (!('gid' in object) || tileset === undefined) return undefined;
	const owner = tileFinder([tileset])(object.gid);
	const content = 'source' in tileset ? targetsOf(graph.value, path.value).tileset(tileset.source).doc : tileset;
	return owner && content && tileEntries(content).get(owner.id);
}
