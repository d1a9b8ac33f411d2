import { useComputed } from '@preact/signals';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Layer } from '@tilewright/format';
import { fieldsOfVariants } from '@tilewright/format/fields';
import { ColorInput, NumberInput, Select } from '../../ui/fields.ts';
import { wordLabel } from '../properties/word-label.ts';
import { changeLayers, selectedLayersOf } from './change-layers.ts';
import { layersWords } from './layers-words.ts';

/** The blend modes, as the tables of the format list them. */
const MODES = fieldsOfVariants('layer')[0]?.fields.find(({ name }) => name === 'mode')?.type;
const BLEND_MODES = typeof MODES === 'object' && 'values' in MODES ? MODES.values : [];

/** The look of the selected layers: opacity, blend mode and tint color (rule E77). */
export function LayerLook({ session }: { readonly session: MapSession }) {
	const shared = <T,>(of: (layer: Layer) => T) => useShared(session, of);
	const opacity = shared((layer) => layer.opacity);
	const mode = shared((layer) => layer.mode);
	const tint = shared((layer) => layer.tintcolor ?? '');
	const none = session.selectedLayers.value.length === 0;
	const percent = Math.round((opacity.value ?? 1) * 100);
	const change = (name: string, fields: Parameters<typeof changeLayers>[3]) =>
		changeLayers(session, name, session.selectedLayers.value, fields);
	const setOpacity = (value: number) => change(layersWords.opacityStep, { opacity: value / 100 });
	return (
		<div class="layer-look">
			<span aria-hidden="true">{layersWords.opacity}</span>
			<input
				type="range"
				aria-label={layersWords.opacity}
				min={0}
				max={100}
				value={percent}
				disabled={none}
				onInput={({ currentTarget }) => setOpacity(Number(currentTarget.value))}
				onBlur={() => session.endMerging()}
			/>
			<NumberInput
				label={layersWords.opacityPercent}
				unit={layersWords.percent}
				min={0}
				max={100}
				value={percent}
				mixed={opacity.value === undefined && !none}
				disabled={none}
				onCommit={setOpacity}
			/>
			<span aria-hidden="true">{layersWords.blend}</span>
			<Select
				label={layersWords.blendMode}
				value={mode.value ?? 'normal'}
				mixed={mode.value === undefined && !none}
				options={BLEND_MODES.map((value) => ({ value, text: wordLabel(value) }))}
				disabled={none}
				onChange={(value) => change(layersWords.blendModeStep, { mode: value })}
			/>
			<span aria-hidden="true">{layersWords.tintShort}</span>
			<ColorInput
				label={layersWords.tint}
				value={tint.value ?? ''}
				mixed={tint.value === undefined && !none}
				disabled={none}
				onCommit={(value) => change(layersWords.tintStep, { tintcolor: value })}
				onClear={() => change(layersWords.tintStep, { tintcolor: undefined })}
			/>
		</div>
	);
}

/** Returns the value that the selected layers have in common; `undefined` if they differ. */
function useShared<T>(session: MapSession, of: (layer: Layer) => T) {
	return useComputed((): T | undefined => {
		const [first, ...others] = selectedLayersOf(session).map(of);
		return others.every((other) => other === first) ? first : undefined;
	});
}
