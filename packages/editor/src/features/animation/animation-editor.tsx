import type { Signal } from '@preact/signals';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { useEditor } from '../../page/context.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CommandButton } from '../../ui/command-button.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { TilePicture } from '../../ui/tile-picture.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { applyDuration, removeSelected, stepSelected } from './change-frames.ts';
import { panelKey } from './frame-keys.ts';
import type { FrameList } from './frame-list.ts';
import { frameList } from './frame-list.ts';
import { FrameRows } from './frame-rows.tsx';
import { framesWords } from './frames-words.ts';
import { TileSource } from './tile-source.tsx';
import './tile-animation.css';

/** The longer side of the preview, in pixels. */
const PREVIEW = 64;

export interface AnimationEditorProps {
	readonly session: TilesetSession;
	/** The duration of new frames, in milliseconds. */
	readonly duration: Signal<number>;
}

/** The animation of the first selected tile of a tileset. */
export function AnimationEditor({ session, duration }: AnimationEditorProps) {
	const [tile] = session.selectedTiles.value;
	if (tile === undefined) return <p class="empty">{framesWords.noTile}</p>;
	return <AnimationOf key={session.id} session={session} tile={tile} duration={duration} />;
}

function AnimationOf({ session, tile, duration }: AnimationEditorProps & { readonly tile: number }) {
	const editor = useEditor();
	const list = useMemo(() => frameList(editor, session, tile, duration), [editor, session, tile, duration]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys that mean the frames come here from all controls in it.
		<div class="tile-animation" onKeyDown={(event) => panelKey(list, event)}>
			<div class="tile-animation-parts">
				<div class="tile-animation-frames">
					<Head list={list} />
					<FrameRows key={tile} list={list} />
					<Duration list={list} />
				</div>
				<TileSource list={list} />
			</div>
		</div>
	);
}

/** The running animation, its facts, and the actions on its frames. */
function Head({ list }: { readonly list: FrameList }) {
	const { editor, session, tile, frames, selected } = list;
	const words = framesWords;
	const count = session.selectedTiles.value.length;
	const isNone = selected.value.length === 0;
	const total = frames.value.reduce((sum, { duration }) => sum + duration, 0);
	return (
		<div class="tile-animation-head">
			<div class="tile-animation-preview" role="img" aria-label={words.preview(tile)}>
				<TilePicture
					session={session}
					tileset={session.doc.value}
					path={session.path.value}
					id={tile}
					size={PREVIEW}
					animated={editor.preferences.showAnimations.value}
				/>
			</div>
			<div class="tile-animation-facts">
				<h2>{words.tile(tile)}</h2>
				<p>{words.facts(frames.value.length, total)}</p>
				{count > 1 && <p>{words.firstOf(count)}</p>}
			</div>
			<Toolbar label={words.tools}>
				<CommandButton id="ShowTileAnimations" />
				<IconButton icon={ArrowUp} label={words.up} keys={['Alt+ArrowUp']} disabled={isNone} onClick={() => stepSelected(list, -1)} />
				<IconButton icon={ArrowDown} label={words.down} keys={['Alt+ArrowDown']} disabled={isNone} onClick={() => stepSelected(list, 1)} />
				<IconButton icon={Trash2} label={words.remove} keys={['Delete']} disabled={isNone} onClick={() => removeSelected(list)} />
			</Toolbar>
		</div>
	);
}

/** The duration of new frames; selected ones can get the same. */
function Duration({ list }: { readonly list: FrameList }) {
	const words = framesWords;
	const { duration, selected } = list;
	return (
		<div class="tile-animation-duration">
			<Field label={words.duration} hint={words.durationTip}>
				<NumberInput
					unit={words.ms}
					value={duration.value}
					min={0}
					step={10}
					fractions={false}
					onCommit={(value) => {
						duration.value = value;
					}}
				/>
				<Button disabled={selected.value.length === 0} onClick={() => applyDuration(list)}>
					{words.apply}
				</Button>
			</Field>
		</div>
	);
}
