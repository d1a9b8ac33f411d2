import { describe, expect, it } from 'vitest';
import { browserPlatform } from '../../src/browser/platform.browser.ts';

const svg = (content: string): Uint8Array =>
	new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">${content}</svg>`);

describe('SVG pictures in browsers', () => {
	const { decode, surface } = browserPlatform();

	it('have their size, and their pixels can be read', async () => {
		const picture = await decode(svg('<rect width="8" height="4" fill="#ff0000"/>'));
		expect(picture).toMatchObject({ width: 8, height: 4 });
		const { context } = surface(8, 4);
		if (picture !== undefined) context.drawImage(picture.source, 0, 0, 8, 4, 0, 0, 8, 4);
		expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([255, 0, 0, 255]);
	});

	it.each([
		['foreign content', '<foreignObject width="8" height="4"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
		['a script', '<script>globalThis.hacked = 1</script><rect width="8" height="4" onclick="1"/>'],
		['pictures of other files', '<image href="https://somebody.example/a.png" width="8" height="4"/>'],
	])('with %s, they can be read or are refused, and run nothing', async (_, content) => {
		const picture = await decode(svg(content));
		const { context } = surface(8, 4);
		if (picture !== undefined) context.drawImage(picture.source, 0, 0, 8, 4, 0, 0, 8, 4);
		expect(() => context.getImageData(0, 0, 8, 4)).not.toThrow();
		expect('hacked' in globalThis).toBe(false);
	});
});
