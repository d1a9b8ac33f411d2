import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEditor } from '../../app/context.ts';
import { OBJECT_NAMES, OBJECT_SELECTIONS, THEMES } from '../../app/preferences.ts';
import { text } from '../../messages/text.ts';
import { SNAP_MODES } from '../../objects/snap.ts';
import { Checkbox, Field, NumberInput, Select } from '../../ui/fields.ts';

const words = text.preferences;

/** All preferences but the shortcuts. */
export function General() {
	const { preferences } = useEditor();
	return (
		<div class="preference-groups">
			<Group title={words.appearance}>
				<Choice label={words.theme} setting={preferences.theme} values={THEMES} texts={words.themes} />
			</Group>
			<Group title={words.view}>
				<Toggle setting={preferences.showGrid}>{words.showGrid}</Toggle>
				<Toggle setting={preferences.showAnimations}>{words.showAnimations}</Toggle>
				<Toggle setting={preferences.parallax}>{words.parallax}</Toggle>
				<Toggle setting={preferences.highlightLayer}>{words.highlightLayer}</Toggle>
				<Toggle setting={preferences.wheelZooms}>{words.wheelZooms}</Toggle>
				<Choice label={words.objectNames} setting={preferences.objectNames} values={OBJECT_NAMES} texts={words.objectNamesOf} />
			</Group>
			<Group title={words.objects}>
				<Choice label={words.snapMode} setting={preferences.snapMode} values={SNAP_MODES} texts={words.snapModes} />
				<Field label={words.fineGrid} hint={words.fineGridHint}>
					<NumberInput
						value={preferences.fineGrid.value}
						min={1}
						max={128}
						onCommit={(parts) => {
							preferences.fineGrid.value = parts;
						}}
					/>
				</Field>
				<Choice
					label={words.objectSelection}
					setting={preferences.objectSelection}
					values={OBJECT_SELECTIONS}
					texts={words.objectSelections}
				/>
				<Toggle setting={preferences.selectEnclosed}>{words.selectEnclosed}</Toggle>
				<Toggle setting={preferences.smartGuides}>{words.smartGuides}</Toggle>
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
