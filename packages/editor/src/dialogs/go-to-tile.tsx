import type { CellPosition } from '@tilewright/edit';
import { useState } from 'preact/hooks';
import { laterText } from '../messages/later-text.ts';
import { text } from '../messages/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/fields.ts';

/** A position that people typed: `12, 7`, also with a space between. */
export function positionIn(typed: string): CellPosition | undefined {
	const [, x, y] = /^\s*\(?\s*(-?\d{1,9})\s*[,; ]\s*(-?\d{1,9})\s*\)?\s*$/.exec(typed) ?? [];
	return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** Asks for a cell of the map (rule E143). */
export function GoToTileDialog({ initial, onClose }: { readonly initial: string; readonly onClose: (cell?: CellPosition) => void }) {
	const [typed, setTyped] = useState(initial);
	const position = positionIn(typed);
	return (
		<Dialog
			title={laterText.mapSize.goToTileTitle}
			size="small"
			onClose={() => onClose()}
			onSubmit={() => position !== undefined && onClose(position)}
			footer={
				<>
					<Button onClick={() => onClose()}>{text.ui.cancel}</Button>
					<Button primary submit disabled={position === undefined}>
						{laterText.mapSize.goTo}
					</Button>
				</>
			}
		>
			<Field label={laterText.mapSize.position}>
				<TextInput value={initial} autoFocus placeholder="12, 7" onInput={setTyped} onCommit={() => {}} />
			</Field>
		</Dialog>
	);
}
