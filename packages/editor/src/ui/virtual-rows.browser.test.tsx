import { useRef } from 'preact/hooks';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { mount } from '../../test/support/mount.tsx';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';

const ROW = 20;

/** Shows a list of 300 rows. @returns its element and what reveals a row */
async function list(): Promise<{ readonly host: HTMLElement; readonly reveal: VirtualRows['reveal'] }> {
	let reveal: VirtualRows['reveal'] = () => {};
	function List() {
		const host = useRef<HTMLDivElement>(null);
		const { rows, height, ...rest } = useVirtualRows(host, 300, ROW);
		reveal = rest.reveal;
		return (
			<div ref={host} style="height: 200px; overflow: auto" data-list>
				<div style={{ height, position: 'relative' }}>
					{rows.map(({ index, top }) => (
						<div key={index} style={{ position: 'absolute', top }}>{`row ${index}`}</div>
					))}
				</div>
			</div>
		);
	}
	const host = mount(editing(emptyMap()).editor, <List />).querySelector<HTMLElement>('[data-list]');
	if (host === null) throw new Error('There is no list.');
	await expect.poll(() => host.textContent).toContain('row 9');
	// The list notices that it is shown.
	await frame();
	await frame();
	return { host, reveal: (index) => reveal(index) };
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const hide = (host: HTMLElement): void => {
	host.style.display = 'none';
};
const show = (host: HTMLElement): void => {
	host.style.display = '';
};

test('a row that is revealed while the list is hidden is in view when it is shown, however soon that is', async () => {
	const { host, reveal } = await list();
	hide(host);
	reveal(200);
	show(host);
	await expect.poll(() => host.textContent).toContain('row 200');
	expect(host.scrollTop).toBe(201 * ROW - 200);
	hide(host);
	reveal(100);
	await new Promise((resolve) => setTimeout(resolve, 100));
	show(host);
	await expect.poll(() => host.scrollTop).toBe(100 * ROW);
});
