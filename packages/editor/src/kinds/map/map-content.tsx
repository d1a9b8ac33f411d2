import { Bars } from '../../bars/bars.tsx';
import type { MapSession } from '../../session/map-session.ts';
import { MapView } from '../../viewport/map-view.tsx';

/** A map, below the messages about it. */
export function MapContent({ session }: { readonly session: MapSession }) {
	return (
		<div class="document-content">
			<Bars owner={session} />
			<MapView session={session} />
		</div>
	);
}
