import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { privateFolder } from '../../test/support/private-folder.ts';
import { deliverTo } from './deliver.ts';
import { placeAgain, placeForSeveral } from './place-for-several.ts';

const BYTES = new TextEncoder().encode('1,2');

/** The browser asks only soon after a click. */
const tooLate = () => Promise.reject(new DOMException('Must be handling a user gesture to show a file picker.', 'SecurityError'));

/** Collects the names of the files that the page downloads. */
function downloads(): readonly string[] {
	const names: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	onTestFinished(() => {
		vi.restoreAllMocks();
	});
	return names;
}

function stub(name: string, ask: () => Promise<unknown>) {
	const asked = vi.fn(ask);
	vi.stubGlobal(name, asked);
	onTestFinished(() => {
		vi.unstubAllGlobals();
	});
	return asked;
}

test('a file that took too long for the browser to ask where to save it is downloaded', async () => {
	const names = downloads();
	stub('showSaveFilePicker', tooLate);
	expect(await deliverTo(new Map())('/maps/a.csv', BYTES)).toBe(true);
	expect(names).toEqual(['a.csv']);
});

test('several files of memory go to a folder that the user chooses once; again to the same', async () => {
	const folder = await privateFolder();
	const asked = stub('showDirectoryPicker', () => Promise.resolve(folder));
	const files = memoryFiles('test');
	const place = await placeForSeveral(files);
	await place?.files.write(place.pathOf('/maps/a.csv'), BYTES, 'anything');
	expect(await (await (await folder.getFileHandle('a.csv')).getFile()).text()).toBe('1,2');
	expect(await placeAgain(files)).toBe(place);
	expect(asked).toHaveBeenCalledTimes(1);
});

test('several files are not written if the user cancels, and stay with the document if the browser no longer asks', async () => {
	const files = memoryFiles('test');
	stub('showDirectoryPicker', () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')));
	expect(await placeForSeveral(files)).toBeUndefined();
	stub('showDirectoryPicker', tooLate);
	const place = await placeForSeveral(files);
	expect([place?.files, place?.pathOf('/maps/a.csv')]).toEqual([files, '/maps/a.csv']);
});
