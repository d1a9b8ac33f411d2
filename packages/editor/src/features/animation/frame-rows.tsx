import { useEffect, useRef } from 'preact/hooks';
import { openMenu } from '../../ui/menu.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { useVirtualRows } from '../../ui/use-virtual-rows.ts';
import { takeFrames } from './drag-frames.ts';
import { listKey } from './frame-keys.ts';
import type { FrameList } from './frame-list.ts';
import { frameMenu } from './frame-menu.ts';
import { FrameRow } from './frame-row.tsx';
import { framesWords } from './frames-words.ts';

/** The height of a row, in pixels, as the style sheet has it. */
const ROW = 36;

/** The frames of an animation, one below the other. Only the rows in view are made. */
export function FrameRows({ list }: { readonly list: FrameList }) {
	const host = useRef<HTMLDivElement>(null);
	const base = useUniqueId();
	const { frames, current, selected, drop, tile } = list;
	const { rows, height, reveal } = useVirtualRows(host, frames.value.length, ROW);
	useEffect(() => (host.current === null ? undefined : takeFrames(list, host.current, ROW)), [list]);
	const at = current.value;
	// Frames that were added or moved come into view.
	useEffect(() => {
		if (at !== undefined) reveal(at);
	}, [at]);
	const rowId = (position: number): string => `${base}-${position}`;
	const edit = (position: number): void => {
		reveal(position);
		document.getElementById(rowId(position))?.querySelector('input')?.focus();
	};
	return (
		<div
			ref={host}
			class="frame-list"
			role="tree"
			aria-label={framesWords.list(tile)}
			aria-multiselectable="true"
			aria-activedescendant={at === undefined ? undefined : rowId(at)}
			tabIndex={0}
			onKeyDown={(event) => listKey(list, event, { reveal, edit, back: () => host.current?.focus() })}
			onContextMenu={(event) => {
				event.preventDefault();
				// By the menu key, the event has no point of its own.
				const isPoint = event.clientX !== 0 || event.clientY !== 0;
				void openMenu(list.editor, isPoint ? { x: event.clientX, y: event.clientY } : event.currentTarget, frameMenu(list));
			}}
		>
			{frames.value.length === 0 && <p class="empty">{framesWords.none}</p>}
			<div class="frame-rows" role="presentation" style={{ height: `${height}px` }}>
				{rows.map(({ index, top }) => {
					const frame = frames.value[index];
					if (frame === undefined) return null;
					const state = { isCurrent: index === at, isSelected: selected.value.includes(index), onEdit: () => edit(index) };
					return <FrameRow key={index} list={list} frame={frame} position={index} id={rowId(index)} top={top} {...state} />;
				})}
				{drop.value !== undefined && <div class="frame-drop" style={{ top: `${drop.value * ROW}px` }} />}
			</div>
		</div>
	);
}
