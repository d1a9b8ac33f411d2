import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { Bars } from '../../contributions/bars.tsx';
import { MapView } from '../map-view/map-view.tsx';

/** A map, below the messages about it. */
export function MapContent({ session }: { readonly session: MapSession }) {
	return (
		<div class="document-content">
			<Bars owner={session} />
			<MapView session={session} />
		</div>
	);
}
