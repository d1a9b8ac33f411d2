import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Holder } from '@tilewright/editor-core/services/service.ts';
import { Info, X } from 'lucide-preact';
import { useEditor } from '../page/context.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { uiWords } from '../ui/ui-words.ts';
import type { Bar } from './bar.ts';
import { barsOf, hideBar } from './bar.ts';
import './bars.css';

/** The bars of an owner, one below the other. */
export function Bars({ owner }: { readonly owner: Holder }) {
	const bars = barsOf(owner);
	if (bars.length === 0) return null;
	return (
		<div class="bars">
			{bars.map((bar) => (
				<BarRow key={bar.id} bar={bar} onClose={() => hideBar(owner, bar.id)} />
			))}
		</div>
	);
}

/** The largest number of names that are shown. */
const MOST_NAMES = 4;

function BarRow({ bar: { text: words, details = [], answers, onDismiss }, onClose }: { readonly bar: Bar; readonly onClose: () => void }) {
	const editor = useEditor();
	const more = details.length - MOST_NAMES;
	return (
		<div class="bar" role="alert">
			<Info size={16} aria-hidden="true" />
			<span class="bar-text">
				{words} {details.slice(0, MOST_NAMES).join(', ')}
				{more > 0 && ` ${uiWords.more(more)}`}
			</span>
			{answers.map(({ text: answer, primary, run }) => (
				<Button
					key={answer}
					primary={primary}
					onClick={() => {
						void attempt(editor, async () => (await run()) !== false && onClose());
					}}
				>
					{answer}
				</Button>
			))}
			<IconButton
				icon={X}
				label={uiWords.close}
				onClick={() => {
					onClose();
					onDismiss?.();
				}}
			/>
		</div>
	);
}
