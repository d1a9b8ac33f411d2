import { isTextField } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import type { Frame } from '@tilewright/format';
import { TriangleAlert } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { NumberInput } from '../../ui/number-input.tsx';
import { TilePicture } from '../../ui/tile-picture.tsx';
import { setDuration } from './change-frames.ts';
import { dragFrame } from './drag-frames.ts';
import type { FrameList } from './frame-list.ts';
import { chooseFrame } from './frame-list.ts';
import { framesWords } from './frames-words.ts';

/** The longer side of the picture of a tile, in pixels. */
const PICTURE = 28;

interface FrameRowProps {
	readonly list: FrameList;
	readonly frame: Frame;
	readonly position: number;
	/** Of its element. */
	readonly id: string;
	/** Its distance from the top, in pixels. */
	readonly top: number;
	readonly isCurrent: boolean;
	readonly isSelected: boolean;
	/** Gives the focus to the field with the duration. */
	readonly onEdit: () => void;
}

/** A frame: the tile, and how long it is shown. */
export function FrameRow({ list, frame, position, id, top, isCurrent, isSelected, onEdit }: FrameRowProps) {
	const { session } = list;
	const words = framesWords;
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => (element.current === null ? undefined : dragFrame(list, position, element.current)), [list, position]);
	const tileset = session.doc.value;
	const isThere = session.hasTile(frame.tileid);
	const name = isThere ? words.tile(frame.tileid) : words.missing(frame.tileid);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the list around it has the keys.
		// biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and says which row is the active one.
		<div
			ref={element}
			id={id}
			class="frame-row"
			role="treeitem"
			aria-label={words.frame(name, frame.duration)}
			aria-level={1}
			aria-posinset={position + 1}
			aria-setsize={list.frames.value.length}
			aria-selected={isSelected}
			data-current={isCurrent}
			style={{ top: `${top}px` }}
			onClick={(event) => {
				if (isInField(event)) return;
				chooseFrame(list, position, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one');
			}}
			onDblClick={(event) => {
				if (!isInField(event)) onEdit();
			}}
			onContextMenu={() => {
				if (!isSelected) chooseFrame(list, position, 'one');
			}}
		>
			<span class="frame-tile" data-missing={!isThere} data-tip={isThere ? undefined : words.missingTip}>
				<span class="frame-picture">
					{isThere ? (
						<TilePicture session={session} tileset={tileset} path={session.path.value} id={frame.tileid} size={PICTURE} />
					) : (
						<TriangleAlert size={18} aria-hidden="true" />
					)}
				</span>
				{name}
			</span>
			<span class="frame-duration" data-unit={words.ms}>
				<NumberInput
					label={words.durationOf(position + 1)}
					value={frame.duration}
					min={0}
					step={10}
					fractions={false}
					tabIndex={isCurrent ? 0 : -1}
					onCommit={(duration) => setDuration(list, position, duration)}
				/>
			</span>
		</div>
	);
}

const isInField = ({ target }: Event): boolean => target instanceof HTMLElement && isTextField(target);
