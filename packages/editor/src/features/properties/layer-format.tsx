import { setFields } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileLayer } from '@tilewright/format';
import { fieldsOfVariants } from '@tilewright/format/fields';
import { eachLayer } from '@tilewright/format/internal';
import { Field, Select } from '../../ui/fields.ts';
import type { Form } from './form.ts';
import { apply } from './form.ts';
import { propertiesWords } from './properties-words.ts';
import { wordLabel } from './word-label.ts';

/** The ways to store tile data: an encoding and, for base64, a compression. */
const FORMATS = ['encoding', 'compression'].map((name) => {
	const type = fieldsOfVariants('layer')[0]?.fields.find((field) => field.name === name)?.type;
	return typeof type === 'object' && 'values' in type ? type.values : [];
});

const [ENCODINGS = [], COMPRESSIONS = []] = FORMATS;
const OPTIONS = ENCODINGS.flatMap((encoding) =>
	(encoding === 'base64' ? COMPRESSIONS : ['']).map((compression) => ({ encoding, compression })),
);

const formatOf = ({ encoding, compression }: { readonly encoding: string; readonly compression: string }): string =>
	`${encoding} ${compression}`;

/** The form in which the file stores the tiles of all tile layers: a field of each layer in the file, of the map for people (rule E80). */
export function LayerFormat({ form, session }: { readonly form: Form; readonly session: MapSession }) {
	const layers = [...eachLayer(session.structure.value.layers)].flatMap(({ layer }): TileLayer[] =>
		layer.type === 'tilelayer' ? [layer] : [],
	);
	const [first] = layers;
	const name = propertiesWords.tileFormat;
	return (
		<div class="property">
			<Field label={name} hint={propertiesWords.tileFormatDoc}>
				<Select
					value={first === undefined ? '' : formatOf(first)}
					mixed={first !== undefined && layers.some((layer) => formatOf(layer) !== formatOf(first))}
					disabled={first === undefined}
					options={OPTIONS.map((option) => ({
						value: formatOf(option),
						text: option.encoding === 'csv' ? wordLabel('csv') : `${wordLabel('base64')}, ${wordLabel(option.compression)}`,
					}))}
					onChange={(value) => {
						const option = OPTIONS.find((each) => formatOf(each) === value);
						if (option === undefined) return;
						const map = session.map.value;
						apply(form, propertiesWords.change(name), name, () => layers.flatMap(({ id }) => setFields(map, [{ layer: id }], option)));
					}}
				/>
			</Field>
		</div>
	);
}
