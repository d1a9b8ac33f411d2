import { setWangColorCount } from '@tilewright/edit/terrain';
import { NumberInput } from '../../ui/fields.ts';
import type { Form } from './form.ts';
import { apply } from './form.ts';
import type { FieldRow } from './model/field-rows.ts';
import { propertiesWords } from './properties-words.ts';

/** A set has no more colors (rule Q3). */
const MOST = 254;

/** The number of colors of a Wang set: the last ones go, and new ones are added at the end (rule Q41). */
export function TerrainCount({ form, row }: { readonly form: Form; readonly row: FieldRow }) {
	const count = Array.isArray(row.value) ? row.value.length : 0;
	return <NumberInput value={count} min={0} max={MOST} onCommit={(wanted) => setCount(form, row, wanted)} />;
}

function setCount(form: Form, row: FieldRow, count: number): void {
	const { session } = form;
	if (session.kind !== 'tileset') return;
	const { doc, terrain } = session;
	apply(form, propertiesWords.change(row.info.label), row.key, () => setWangColorCount(doc.value, [], terrain.set.value, count));
}
