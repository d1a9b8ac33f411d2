import type { CellPosition } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { mapDialogsWords } from './map-dialogs-words.ts';
import '../../ui/form-dialogs.css';

/** A position that people typed: `12, 7`, also with a space between. */
export function positionIn(typed: string): CellPosition | undefined {
	const [, x, y] = /^\s*\(?\s*(-?\d{1,9})\s*[,; ]\s*(-?\d{1,9})\s*\)?\s*$/.exec(typed) ?? [];
	return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** The reason why the typed text is not a cell of the map; `undefined` if it is one, or nothing was typed yet. */
export function refusalOf(typed: string, { infinite, width, height }: Pick<TileMap, 'infinite' | 'width' | 'height'>): string | undefined {
	if (typed.trim() === '') return undefined;
	const position = positionIn(typed);
	if (position === undefined) return mapDialogsWords.noPosition;
	const isInside = position.x >= 0 && position.x < width && position.y >= 0 && position.y < height;
	return infinite || isInside ? undefined : mapDialogsWords.outside(width, height);
}

/** Asks for a cell of the map (rule E143). */
export function GoToTileDialog({
	initial,
	map,
	onClose,
}: {
	readonly initial: string;
	readonly map: Pick<TileMap, 'infinite' | 'width' | 'height'>;
	readonly onClose: (cell?: CellPosition) => void;
}) {
	const [typed, setTyped] = useState(initial);
	const why = refusalOf(typed, map);
	const position = why === undefined ? positionIn(typed) : undefined;
	return (
		<Dialog
			title={mapDialogsWords.goToTileTitle}
			size="small"
			onClose={() => onClose()}
			onSubmit={() => position !== undefined && onClose(position)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit disabled={position === undefined}>
						{mapDialogsWords.goTo}
					</Button>
				</>
			}
		>
			<Field label={mapDialogsWords.position}>
				<TextInput value={initial} autoFocus placeholder="12, 7" onInput={setTyped} onCommit={() => {}} />
			</Field>
			<p class="dialog-note" role="status">
				{why}
			</p>
		</Dialog>
	);
}
