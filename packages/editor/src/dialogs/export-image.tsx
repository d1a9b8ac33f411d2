import { useState } from 'preact/hooks';
import { completePath, rootedPath, shownPath } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox, Field } from '../ui/fields.ts';
import { PathInput } from './path-input.tsx';
import './map-dialogs.css';

const words = text.exporting.image;

/** How the user wants the picture of a map (rule E137). */
export interface ImageChoice {
	readonly target: string;
	readonly visibleOnly: boolean;
	/** Whether the scale is that of the view. */
	readonly zoom: boolean;
	readonly grid: boolean;
	readonly names: boolean;
	readonly background: boolean;
}

/** Asks how to draw a map into a picture. */
export function ExportImageDialog({
	initial,
	size,
	scale,
	onClose,
}: {
	readonly initial: ImageChoice;
	/** The size of the map's picture at scale 1. */
	readonly size: { readonly width: number; readonly height: number };
	/** The scale of the view; `undefined` if that is not known. */
	readonly scale: number | undefined;
	readonly onClose: (choice?: ImageChoice) => void;
}) {
	const [choice, setChoice] = useState(initial);
	const factor = choice.zoom ? (scale ?? 1) : 1;
	const [width, height] = [Math.max(1, Math.trunc(size.width * factor)), Math.max(1, Math.trunc(size.height * factor))];
	const fits = width <= MOST_SIDE && height <= MOST_SIDE && width * height <= MOST_PIXELS;
	const option = (name: 'visibleOnly' | 'zoom' | 'grid' | 'names' | 'background') => (
		<Checkbox
			checked={choice[name]}
			disabled={name === 'zoom' && scale === undefined}
			onChange={(next) => setChoice({ ...choice, [name]: next })}
		>
			{words[name]}
		</Checkbox>
	);
	return (
		<Dialog
			title={words.title}
			onClose={() => onClose()}
			onSubmit={() => fits && onClose({ ...choice, target: completePath(choice.target, '.png') })}
			footer={
				<>
					<Button onClick={() => onClose()}>{text.ui.cancel}</Button>
					<Button primary submit disabled={!fits}>
						{text.exporting.export}
					</Button>
				</>
			}
		>
			<Field label={text.exporting.target}>
				<PathInput value={shownPath(choice.target)} autoFocus onChange={(next) => setChoice({ ...choice, target: rootedPath(next) })} />
			</Field>
			<div class="checkbox-group">
				{option('visibleOnly')}
				{option('zoom')}
				{option('grid')}
				{option('names')}
				{option('background')}
			</div>
			<p class="dialog-note">{fits ? words.size(width, height) : words.tooLarge}</p>
		</Dialog>
	);
}

/** The longest side and the most pixels of a canvas that browsers can read back. */
const MOST_SIDE = 32_767;
const MOST_PIXELS = 2 ** 28;
