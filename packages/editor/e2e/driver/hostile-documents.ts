/** Text that would run code if it were shown as anything but text. */
export const MARKUP = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=2</script>';

const hostileProperties = (site: string): object[] =>
	[MARKUP, 'javascript:globalThis.hacked=4', `${site}/c`, 'data:text/html,<script>globalThis.hacked=5</script>'].flatMap((value, i) => [
		{ name: `${MARKUP}${i}`, type: 'string', value },
		{ name: `file ${i}`, type: 'file', value },
	]);

/** A map whose every text tries to run something, and whose every path tries to leave. */
export function hostileMap(site: string): object {
	const paths = [
		'javascript:globalThis.hacked=3',
		`${site}/a.png`,
		`${site.replace('http:', '')}/b.png`,
		'file:///etc/passwd',
		'frame.svg',
		'gone.png',
	];
	const properties = hostileProperties(site);
	const base = { x: 0, y: 0, opacity: 1, visible: true };
	const object = { name: MARKUP, type: MARKUP, x: 8, y: 8, width: 64, height: 32, rotation: 0, visible: true, properties };
	return {
		...{ type: 'map', version: '1.10', orientation: 'orthogonal', renderorder: 'right-down', infinite: false },
		...{ width: 4, height: 4, tilewidth: 16, tileheight: 16, nextlayerid: 20, nextobjectid: 3, class: MARKUP, properties },
		backgroundcolor: `url(${site}/d.png)`,
		tilesets: [
			{
				...{ firstgid: 1, name: MARKUP, image: 'evil.svg', imagewidth: 16, imageheight: 16 },
				...{ tilewidth: 16, tileheight: 16, tilecount: 1, columns: 1, margin: 0, spacing: 0 },
			},
			{ firstgid: 2, source: `${site}/e.tsj` },
		],
		layers: [
			{ ...base, id: 1, name: MARKUP, class: MARKUP, type: 'tilelayer', width: 4, height: 4, data: new Array(16).fill(1) },
			...paths.map((image, i) => ({ ...base, id: i + 2, name: `${MARKUP} ${i}`, type: 'imagelayer', image })),
			{
				...{ ...base, id: 15, name: MARKUP, type: 'objectgroup', draworder: 'topdown' },
				objects: [
					{ ...object, id: 1, text: { text: MARKUP, wrap: true, fontfamily: `x}</style>${MARKUP}` } },
					{ ...object, id: 2, template: `${site}/f.tj` },
				],
			},
		],
	};
}

/** An image with scripts, which loads others. */
export const evilImage = (
	site: string,
	more = '',
): string => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
	width="16" height="16" onload="globalThis.hacked=6"><script>globalThis.hacked=7; fetch('${site}/g')</script>
	<image href="${site}/h.png" width="16" height="16"/><rect width="16" height="16" fill="red"/>${more}</svg>`;

/** A part of an image that would load a page. */
export const frame = (site: string): string =>
	`<foreignObject width="16" height="16"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${site}/i"/></foreignObject>`;

/** A tileset that tries the same, with an image for each tile. */
export function hostileTileset(site: string): object {
	const tile = { type: MARKUP, properties: hostileProperties(site), imagewidth: 16, imageheight: 16 };
	const images = [
		'evil.svg',
		'frame.svg',
		'javascript:globalThis.hacked=8',
		`${site}/j.png`,
		'file:///etc/passwd',
		'../../../etc/passwd',
		'gone.png',
	];
	return {
		...{
			type: 'tileset',
			version: '1.10',
			name: MARKUP,
			class: MARKUP,
			tilewidth: 16,
			tileheight: 16,
			tilecount: images.length,
			columns: 0,
		},
		...{ margin: 0, spacing: 0, properties: hostileProperties(site) },
		tiles: images.map((image, id) => ({ id, image, ...tile })),
		wangsets: [
			{ name: MARKUP, type: 'corner', tile: -1, colors: [{ name: MARKUP, color: '#ff0000', tile: -1, probability: 1 }], wangtiles: [] },
		],
	};
}

/** A template that tries the same. */
export const hostileTemplate = (site: string): object => ({
	type: 'template',
	tileset: { firstgid: 1, source: `${site}/k.tsj` },
	object: {
		...{ id: 1, name: MARKUP, type: MARKUP, x: 0, y: 0, width: 64, height: 32, rotation: 0, visible: true },
		properties: hostileProperties(site),
		text: { text: MARKUP, wrap: true, fontfamily: `x}</style>${MARKUP}` },
	},
});

/** A world that tries the same, and has a pattern that takes forever if it is tried in the usual way. */
export const hostileWorld = (site: string): object => ({
	type: 'world',
	maps: [`${MARKUP}.tmj`, 'javascript:globalThis.hacked=9', `${site}/l.tmj`, 'file:///etc/passwd', '../../etc/passwd'].map(
		(fileName, i) => ({
			...{ fileName, x: i * 64, y: 0, width: 64, height: 64 },
		}),
	),
	patterns: [{ regexp: '(a+)+(\\d)_(\\d)', multiplierX: 64, multiplierY: 64 }],
});
