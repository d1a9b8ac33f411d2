import type { Undertaking } from '@tilewright/editor-core/editor/undertaking.ts';
import { useEditor } from '../page/context.ts';
import { Button } from './button.tsx';
import { uiWords } from './ui-words.ts';
import { useUniqueId } from './unique-id.ts';
import './undertakings.css';

/** The list of work that takes a while, with a button that cancels each. Work that ends soon never appears in it. */
export function Undertakings() {
	const { undertakings } = useEditor();
	return (
		<div class="undertakings">
			{undertakings.value.map((each) => (
				<UndertakingCard key={each.id} of={each} />
			))}
		</div>
	);
}

function UndertakingCard({ of: { title, done, cancel } }: { readonly of: Undertaking }) {
	const id = useUniqueId();
	return (
		<div class="undertaking" role="status">
			<p id={id}>{title}</p>
			<progress aria-labelledby={id} max={1} {...(done.value !== undefined && { value: done.value })} />
			<Button onClick={cancel}>{uiWords.cancel}</Button>
		</div>
	);
}
