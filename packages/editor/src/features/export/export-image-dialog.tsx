import { completePath, nameOf, rootedPath, shownPath } from '@tilewright/editor-core/files/paths.ts';
import { useState } from 'preact/hooks';
import { PathInput } from '../../file-dialogs/path-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Field } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { exportingWords } from './export-words.ts';
import '../../ui/form-dialogs.css';

const words = exportingWords.image;

/** The choices of the user for the picture of a map (rule E137). */
export interface ImageChoice {
	readonly target: string;
	readonly visibleOnly: boolean;
	/** Whether each layer gets a picture of its own, as large as that of the map. */
	readonly eachLayer: boolean;
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
	pathsFor,
	onClose,
}: {
	readonly initial: ImageChoice;
	/** The size of the map's picture at scale 1. */
	readonly size: { readonly width: number; readonly height: number };
	/** The scale of the view; `undefined` if that is not known. */
	readonly scale: number | undefined;
	/** The pictures that are written. */
	readonly pathsFor: (choice: ImageChoice) => readonly string[];
	readonly onClose: (choice?: ImageChoice) => void;
}) {
	const [choice, setChoice] = useState(initial);
	const factor = choice.zoom ? (scale ?? 1) : 1;
	const [width, height] = [Math.max(1, Math.trunc(size.width * factor)), Math.max(1, Math.trunc(size.height * factor))];
	const fits = width <= MOST_SIDE && height <= MOST_SIDE && width * height <= MOST_PIXELS;
	const answer = { ...choice, target: completePath(choice.target, '.png') };
	const names = pathsFor(answer).map(nameOf);
	const isPossible = fits && names.length > 0;
	const option = (name: 'visibleOnly' | 'eachLayer' | 'zoom' | 'grid' | 'names' | 'background') => (
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
			onSubmit={() => isPossible && onClose(answer)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit disabled={!isPossible}>
						{exportingWords.export}
					</Button>
				</>
			}
		>
			<Field label={exportingWords.target}>
				<PathInput value={shownPath(choice.target)} autoFocus onChange={(next) => setChoice({ ...choice, target: rootedPath(next) })} />
			</Field>
			<div class="checkbox-group">
				{option('visibleOnly')}
				{option('eachLayer')}
				{option('zoom')}
				{option('grid')}
				{option('names')}
				{option('background')}
			</div>
			<p class="dialog-note" role="status">
				{!fits ? words.tooLarge : names.length === 0 ? words.noLayer : sizeText(choice, names, width, height)}
			</p>
		</Dialog>
	);
}

const sizeText = ({ eachLayer }: ImageChoice, names: readonly string[], width: number, height: number): string =>
	eachLayer ? words.sizes(names, width, height) : words.size(width, height);

/** The longest side and the most pixels of a canvas that browsers can read back. */
const MOST_SIDE = 32_767;
const MOST_PIXELS = 2 ** 28;
