import { Dialogs } from '../ui/dialogs.tsx';
import { Failures } from '../ui/failures.tsx';
import { Dock } from './dock.tsx';
import { StatusBar } from './status-bar.tsx';
import { Toolbar } from './toolbar.tsx';

/** The whole page. */
export function Shell() {
	return (
		<>
			<div class="shell">
				<Toolbar />
				<Dock />
				<StatusBar />
			</div>
			<Failures />
			<Dialogs />
		</>
	);
}
