import type { Preview } from '@tilewright/editor-core/export/preview.ts';
import { findingsOf } from '@tilewright/editor-core/export/preview.ts';
import type { Issue } from '@tilewright/format';
import { uiWords } from '../../ui/ui-words.ts';
import { Words } from '../../ui/words.tsx';
import { exportingWords } from './export-words.ts';
import './export-dialog.css';

const words = exportingWords;

/** The largest number of kinds of losses that are listed. */
const MOST = 100;

/** The list of the losses of an export. Findings of one kind are one entry, with their number. */
export function ExportLosses({ preview }: { readonly preview: Preview }) {
	return (
		<section class="export-losses" aria-label={words.losses}>
			<h3>{words.losses}</h3>
			<div aria-live="polite">
				<Content preview={preview} />
			</div>
		</section>
	);
}

function Content({ preview }: { readonly preview: Preview }) {
	if (preview === undefined) return <p class="export-quiet">{words.checking}</p>;
	if ('failed' in preview)
		return (
			<>
				<p class="export-failed">{words.failed}</p>
				<p>
					<Words of={preview.failed} />
				</p>
				{preview.advice !== undefined && <p class="export-quiet">{preview.advice}</p>}
			</>
		);
	const findings = findingsOf(preview.exported);
	const groups = [...byMessage(findings)];
	if (groups.length === 0) return <p class="export-quiet">{words.nothingLost}</p>;
	return (
		<>
			<p class={preview.exported.files === undefined ? 'export-failed' : undefined}>
				{preview.exported.files === undefined ? words.failed : words.lossCount(findings.length)}
			</p>
			<ul>
				{groups.slice(0, MOST).map(([message, times]) => (
					<li key={message}>
						<Words of={message} />
						{times > 1 && <span class="export-times"> × {times}</span>}
					</li>
				))}
			</ul>
			{[...new Set(findings.map(({ advice }) => advice))].map((advice) => (
				<p key={advice} class="export-quiet">
					<Words of={advice} />
				</p>
			))}
			{groups.length > MOST && <p class="export-quiet">{uiWords.more(groups.length - MOST)}</p>}
		</>
	);
}

function byMessage(findings: readonly Issue[]): Map<string, number> {
	const times = new Map<string, number>();
	for (const { message } of findings) times.set(message, (times.get(message) ?? 0) + 1);
	return times;
}
