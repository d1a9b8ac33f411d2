import { ChevronDown, ChevronRight, Undo2, X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../../ui/button.tsx';
import { openMenu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { ValueForm } from './form.ts';
import { ListLines } from './list-lines.tsx';
import { withItemValue } from './model/list-values.ts';
import type { ChosenType, PropertyValue, TypedValue } from './model/values.ts';
import { itemsOf, membersOf } from './model/values.ts';
import { propertiesWords } from './properties-words.ts';
import { typeLabel } from './type-label.ts';
import { ValueControl } from './value-control.tsx';

/** Whether a value is inherited, the thing's own, or its own and covers an inherited one. */
export type ValueState = 'inherited' | 'own' | 'override';

/** Sets a value, or a member in it; `undefined` resets it. */
export type ChangeValue = (members: readonly string[], type: ChosenType, value: PropertyValue | undefined) => void;

export interface ValueLinesProps {
	readonly form: ValueForm;
	readonly name: string;
	/** Shown instead of the name: its input while it is renamed. */
	readonly label?: ComponentChildren;
	readonly value: TypedValue;
	/** Its depth in the tree, from 0. */
	readonly level: number;
	readonly state: ValueState;
	readonly isMixed?: boolean;
	readonly hasMixedTypes?: boolean;
	readonly isReadOnly: boolean;
	readonly menu?: readonly MenuEntry[];
	readonly onRename?: (() => void) | undefined;
	/** Removes the value or resets it, as its state says. */
	readonly onRemove?: (() => void) | undefined;
	readonly onChange: ChangeValue;
}

/** A value in a line with its name. Classes and lists have lines for their content (rule E108). */
export function ValueLines(props: ValueLinesProps) {
	const { form, name, label, value, level, state, isMixed = false, hasMixedTypes = false, isReadOnly, menu = [] } = props;
	const { onRename, onRemove, onChange } = props;
	const [isOpen, setOpen] = useState(level === 0);
	const properties = propertiesWords;
	const type: ChosenType = { type: value.type, ...(value.propertytype !== undefined && { propertytype: value.propertytype }) };
	const isMixedList = isMixed && value.type === 'list';
	const isTree = (value.type === 'class' || value.type === 'list') && !hasMixedTypes && !isMixedList;
	const members = value.type === 'class' ? membersOf(form.types, value) : [];
	const items = value.type === 'list' ? itemsOf(value.value) : [];
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls in the line. */}
			<div
				class="property custom"
				data-override={state === 'override'}
				data-inherited={state === 'inherited'}
				style={{ '--level': level }}
				onContextMenu={(event) => {
					if (menu.length === 0 || (event.target instanceof Element && event.target.matches('input, textarea'))) return;
					event.preventDefault();
					void openMenu(form.editor, { x: event.clientX, y: event.clientY }, menu, name);
				}}
				onKeyDown={(event) => {
					if (event.key !== 'F2' || onRename === undefined) return;
					event.preventDefault();
					onRename();
				}}
			>
				<div class="field">
					{/* biome-ignore lint/a11y/noStaticElementInteractions: F2 renames, too, and so does the menu. */}
					<span class="property-label" data-tip={`${name}: ${typeLabel(type)}`} onDblClick={onRename}>
						{isTree && (
							<button
								type="button"
								class="property-fold"
								aria-expanded={isOpen}
								aria-label={isOpen ? properties.fold(name) : properties.expand(name)}
								onClick={() => setOpen(!isOpen)}
							>
								{isOpen ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
							</button>
						)}
						{label ?? <span class="property-name">{name}</span>}
					</span>
					<div class="field-control">
						{hasMixedTypes ? (
							<span class="property-text">{properties.differentTypes}</span>
						) : isMixedList ? (
							<span class="property-text">{properties.mixed}</span>
						) : isTree ? (
							<span class="property-text">
								{value.type === 'list' ? properties.items(items.length) : (value.propertytype ?? properties.members(members.length))}
							</span>
						) : (
							<ValueControl
								form={form}
								label={name}
								value={value}
								isMixed={isMixed}
								isReadOnly={isReadOnly}
								onChange={(changed) => onChange([], type, changed)}
							/>
						)}
					</div>
				</div>
				{onRemove !== undefined && (
					<IconButton
						icon={state === 'override' ? Undo2 : X}
						label={state === 'override' ? properties.resetValue(name) : properties.removeValue(name)}
						onClick={onRemove}
					/>
				)}
			</div>
			{isTree && isOpen && value.type === 'list' && (
				<ListLines
					form={form}
					items={items}
					level={level}
					isReadOnly={isReadOnly}
					onChange={(list) => onChange([], type, list)}
					renderItem={(item, index, actions) => (
						<ValueLines
							key={index}
							form={form}
							name={properties.item(index + 1)}
							value={item}
							level={level + 1}
							state="own"
							isReadOnly={isReadOnly}
							menu={isReadOnly ? [] : actions.menu}
							onRemove={isReadOnly ? undefined : actions.remove}
							onChange={(path, _, changed) => onChange([], type, withItemValue(items, index, path, changed))}
						/>
					)}
				/>
			)}
			{isTree &&
				isOpen &&
				members.map((member) => (
					<ValueLines
						key={member.name}
						form={form}
						name={member.name}
						value={member}
						level={level + 1}
						state={member.isSet ? 'override' : 'inherited'}
						isMixed={isMixed}
						isReadOnly={isReadOnly}
						onRemove={member.isSet && !isReadOnly ? () => onChange([member.name], { type: member.type }, undefined) : undefined}
						onChange={(path, memberType, changed) => onChange([member.name, ...path], memberType, changed)}
					/>
				))}
		</>
	);
}
