import { useRef } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { uiWords } from '../../ui/ui-words.ts';

/** Lets the user edit a text of several lines (rule E110). */
export function TextDialog({
	title,
	value,
	onClose,
}: {
	readonly title: string;
	readonly value: string;
	readonly onClose: (value?: string) => void;
}) {
	const area = useRef<HTMLTextAreaElement>(null);
	return (
		<Dialog
			title={title}
			onClose={() => onClose()}
			onSubmit={() => onClose(area.current?.value)}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit>
						{uiWords.ok}
					</Button>
				</>
			}
		>
			<textarea ref={area} class="input property-text-dialog" rows={14} aria-label={title} defaultValue={value} />
		</Dialog>
	);
}
