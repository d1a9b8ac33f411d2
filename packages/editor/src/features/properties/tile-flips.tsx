import type { Document, Tileset } from '@tilewright/format';
import { GidFlags, tileFinder } from '@tilewright/format';
import { targetsOf } from '@tilewright/ops';
import { Checkbox } from '../../ui/fields.ts';
import type { Form } from './form.ts';
import { setField } from './form.ts';
import type { FieldRow } from './model/field-rows.ts';
import { propertiesWords } from './properties-words.ts';
import { ShownText } from './shown-text.tsx';

/** The tile of an object, and its flips (rule E104). */
export function TileFlips({ form, row }: { readonly form: Form; readonly row: FieldRow }) {
	const { value, isMixed, isReadOnly } = row;
	const { flipped } = propertiesWords;
	// A tile of a template whose tileset the map lacks has no GID here: it cannot be flipped.
	const gid = typeof value === 'number' && value !== 0 ? value : undefined;
	const flip = (flag: number, label: string) => (
		<Checkbox
			checked={gid !== undefined && (gid & flag) !== 0}
			disabled={isReadOnly || gid === undefined}
			onChange={() => gid !== undefined && setField(form, row, (gid ^ flag) >>> 0)}
		>
			{label}
		</Checkbox>
	);
	return (
		<div class="property-tile">
			<ShownText mixed={isMixed} value={gid === undefined ? '' : nameOf(form, gid)} />
			{flip(GidFlags.horizontal, flipped.horizontally)}
			{flip(GidFlags.vertical, flipped.vertically)}
		</div>
	);
}

function nameOf({ session }: Form, gid: number): string {
	const tilesets = tilesetsOf(session.structure.value);
	const owner = tileFinder(tilesets)(gid);
	const entry = owner && tilesets[owner.index];
	if (owner === undefined || entry === undefined) return propertiesWords.unknownTile;
	const name = 'source' in entry ? targetsOf(session.structureGraph.value, session.path.value).tileset(entry.source).doc?.name : entry.name;
	return propertiesWords.tileOf(owner.id, name ?? ('source' in entry ? entry.source : ''));
}

/** The tilesets that the GIDs of a document count from: a template has one, if its object shows a tile. */
function tilesetsOf(doc: Document): readonly Tileset[] {
	if (doc.type === 'map') return doc.tilesets;
	return doc.type === 'template' && doc.tileset !== undefined ? [doc.tileset] : [];
}
