import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { General } from './general.tsx';
import { preferencesWords } from './preferences-words.ts';
import './preferences-dialog.css';

const words = preferencesWords;

/** The dialog of the settings for all maps (rules E144, E145). Changes work at once. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
	return (
		<Dialog title={words.title} size="large" onClose={onClose}>
			<div class="preferences">
				<Tabs
					label={words.title}
					pages={[
						{ id: 'general', text: words.general, content: <General /> },
						{ id: 'shortcuts', text: words.shortcuts, content: <ShortcutList /> },
					]}
				/>
			</div>
		</Dialog>
	);
}
