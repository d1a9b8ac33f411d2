import { computed } from '@preact/signals';
import { screenBoundsOf } from '@tilewright/edit';
import { mapPainter } from '@tilewright/editor-canvas/frame/map-painter.ts';
import { stageOfGraph } from '@tilewright/editor-canvas/stage/map-stage.ts';
import { runPlainView } from '@tilewright/editor-canvas/view/plain-view.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { withDocument } from '@tilewright/editor-core/session/document-session.ts';
import type { TemplateSession } from '@tilewright/editor-core/session/template-session.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Bars } from '../../contributions/bars.tsx';
import { useEditor } from '../../page/context.ts';
import '../map-view/map-view.css';
import { templateMap } from './template-graph.ts';

/** A template: its object, as a map would show it. */
export function TemplateContent({ session }: { readonly session: TemplateSession }) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => (host.current === null ? undefined : runTemplateView(editor, session, host.current)), [editor, session]);
	return (
		<div class="document-content">
			<Bars owner={session} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the view is moved by keys, too. */}
			<div ref={host} class="map-view" role="application" aria-label={session.path.value} tabIndex={0} />
		</div>
	);
}

/** The time that one frame may draw, in milliseconds. */
const BUDGET = 12;

/** The least that is shown around the object, in pixels of the map: a point has no size. */
const ROOM = 16;

function runTemplateView(editor: Editor, session: TemplateSession, host: HTMLElement): () => void {
	const shown = computed(() => templateMap(session.doc.value));
	const stage = stageOfGraph(
		session.files,
		computed(() => withDocument(session.graph.value, session.path.value, shown.value.map)),
	);
	// The drawing changes with the object; the view does not jump with it.
	const canvas = document.createElement('canvas');
	const painter = mapPainter(canvas, stage);
	const { showAnimations } = editor.preferences;
	const start = performance.now();
	return runPlainView(editor, session, host, () => ({
		bounds() {
			const { x, y, width, height } = screenBoundsOf(shown.value.map, shown.value.object);
			return { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
		},
		tool: {},
		paint(context, { view, pixels }) {
			const { width, height } = pixels.value;
			if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
			const time = showAnimations.value ? performance.now() - start : 0;
			const { complete, next } = painter.draw({
				view: view.value,
				options: { parallax: false, names: false, types: session.types.value },
				time,
				focus: { x: width / 2, y: height / 2 },
				budget: BUDGET,
			});
			stage.loads.value;
			context.clearRect(0, 0, width, height);
			context.drawImage(canvas, 0, 0);
			if (!complete) return 0;
			return showAnimations.value ? next - time : undefined;
		},
	}));
}
