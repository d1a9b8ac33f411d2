import type { Signal } from '@preact/signals';
import { MOST_LINE_WIDTH, OBJECT_NAMES, OBJECT_SELECTIONS, SNAP_MODES, THEMES } from '@tilewright/editor-core/editor/preferences.ts';
import type { ComponentChildren } from 'preact';
import { useEditor } from '../../page/context.ts';
import { Checkbox, ColorInput, Field, NumberInput, Select } from '../../ui/fields.ts';
import { preferencesWords } from './preferences-words.ts';

const words = preferencesWords;

/** All preferences except the shortcuts. */
export function General() {
	const { preferences } = useEditor();
	return (
		<div class="preference-groups">
			<Group title={words.appearance}>
				<Choice label={words.theme} setting={preferences.theme} values={THEMES} texts={words.themes} />
			</Group>
			<Group title={words.files}>
				<Toggle setting={preferences.repeatExport}>{words.repeatExport}</Toggle>
			</Group>
			<Group title={words.view}>
				<Toggle setting={preferences.showGrid}>{words.showGrid}</Toggle>
				<Field label={words.gridColor} hint={words.gridColorHint}>
					<ColorInput
						placeholder={words.automatic}
						value={preferences.gridColor.value}
						onCommit={(color) => {
							preferences.gridColor.value = `#${color.slice(-6).toLowerCase()}`;
						}}
						onClear={() => {
							preferences.gridColor.value = '';
						}}
					/>
				</Field>
				<Amount label={words.gridMajorX} hint={words.gridMajorHint} setting={preferences.gridMajorX} min={0} max={1000} />
				<Amount label={words.gridMajorY} hint={words.gridMajorHint} setting={preferences.gridMajorY} min={0} max={1000} />
				<Toggle setting={preferences.showAnimations}>{words.showAnimations}</Toggle>
				<Toggle setting={preferences.showWorld}>{words.showWorld}</Toggle>
				<Toggle setting={preferences.parallax}>{words.parallax}</Toggle>
				<Toggle setting={preferences.highlightLayer}>{words.highlightLayer}</Toggle>
				<Toggle setting={preferences.wheelZooms}>{words.wheelZooms}</Toggle>
				<Choice label={words.objectNames} setting={preferences.objectNames} values={OBJECT_NAMES} texts={words.objectNamesOf} />
				<Toggle setting={preferences.tileObjectOutlines}>{words.tileObjectOutlines}</Toggle>
				<Toggle setting={preferences.collisionShapes}>{words.collisionShapes}</Toggle>
				<Toggle setting={preferences.nameHovered}>{words.nameHovered}</Toggle>
				<Toggle setting={preferences.highlightHovered}>{words.highlightHovered}</Toggle>
				<Toggle setting={preferences.objectReferences}>{words.objectReferences}</Toggle>
			</Group>
			<Group title={words.objects}>
				<Choice label={words.snapMode} setting={preferences.snapMode} values={SNAP_MODES} texts={words.snapModes} />
				<Amount label={words.fineGrid} hint={words.fineGridHint} setting={preferences.fineGrid} min={1} max={128} />
				<Choice
					label={words.objectSelection}
					setting={preferences.objectSelection}
					values={OBJECT_SELECTIONS}
					texts={words.objectSelections}
				/>
				<Amount label={words.lineWidth} hint={words.lineWidthHint} setting={preferences.lineWidth} min={1} max={MOST_LINE_WIDTH} />
				<Toggle setting={preferences.selectEnclosed}>{words.selectEnclosed}</Toggle>
				<Toggle setting={preferences.smartGuides}>{words.smartGuides}</Toggle>
				<Toggle setting={preferences.copyNames}>{words.copyNames}</Toggle>
			</Group>
		</div>
	);
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
	return (
		<section class="preference-group">
			<h3>{title}</h3>
			{children}
		</section>
	);
}

function Toggle({ setting, children }: { readonly setting: Signal<boolean>; readonly children: string }) {
	return (
		<Checkbox
			checked={setting.value}
			onChange={(checked) => {
				setting.value = checked;
			}}
		>
			{children}
		</Checkbox>
	);
}

function Amount({
	label,
	hint,
	setting,
	min,
	max,
}: {
	readonly label: string;
	readonly hint: string;
	readonly setting: Signal<number>;
	readonly min: number;
	readonly max: number;
}) {
	return (
		<Field label={label} hint={hint}>
			<NumberInput
				value={setting.value}
				min={min}
				max={max}
				onCommit={(value) => {
					setting.value = value;
				}}
			/>
		</Field>
	);
}

function Choice<T extends string>({
	label,
	setting,
	values,
	texts,
}: {
	readonly label: string;
	readonly setting: Signal<T>;
	readonly values: readonly T[];
	readonly texts: Readonly<Record<T, string>>;
}) {
	return (
		<Field label={label}>
			<Select
				value={setting.value}
				options={values.map((value) => ({ value, text: texts[value] }))}
				onChange={(value) => {
					setting.value = value;
				}}
			/>
		</Field>
	);
}
