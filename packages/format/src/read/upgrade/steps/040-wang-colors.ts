import { short } from '../../../issue/short.ts';
import { isObject } from '../../../model/json-value.ts';
import type { UpgradeStep } from '../step.ts';

/** U4: before 1.5, a Wang set had two lists of colors, for edges and for corners. Now one list has the edges, then the corners. */
export const wangColors: UpgradeStep = {
	name: '040-wang-colors',
	form: 'separate edge and corner colors (before 1.5)',
	versions: ['1.5'],
	doc: '`edgecolors`, then `cornercolors`, become `colors`, and the numbers in each `wangid` follow. `type` follows from which of the two have colors; it is `mixed` if none has.',
	resources: ['wangset'],
	// The check reports colors and types of a wrong type.
	applies: ({ edgecolors, cornercolors, colors = [], type = '' }) =>
		(Array.isArray(edgecolors) || Array.isArray(cornercolors)) && Array.isArray(colors) && typeof type === 'string',
	upgrade(value, dropped) {
		const { edgecolors, cornercolors, wangtiles = [], colors, ...rest } = value;
		if (Array.isArray(colors) && colors.length > 0) dropped(['colors'], short(colors));
		const edges: unknown[] = Array.isArray(edgecolors) ? edgecolors : [];
		const corners: unknown[] = Array.isArray(cornercolors) ? cornercolors : [];
		const [onEdges, onCorners] = [edges.length > 0, corners.length > 0];
		const type = onEdges === onCorners ? 'mixed' : onEdges ? 'edge' : 'corner';
		// The check reports a fraction, which a sum might lose.
		const renumbered = (id: unknown, index: number): unknown =>
			index % 2 === 1 && typeof id === 'number' && id > 0 && id % 1 === 0 ? id + edges.length : id;
		return {
			...rest,
			type,
			colors: [...edges, ...corners],
			wangtiles: !Array.isArray(wangtiles)
				? wangtiles
				: wangtiles.map((tile: unknown) =>
						isObject(tile) && Array.isArray(tile['wangid']) ? { ...tile, wangid: tile['wangid'].map(renumbered) } : tile,
					),
		};
	},
	originOf({ edgecolors }) {
		const edges = Array.isArray(edgecolors) ? edgecolors.length : 0;
		return (place) => {
			const [list, index, ...rest] = place;
			if (list !== 'colors' || index === undefined) return place;
			return Number(index) < edges ? ['edgecolors', index, ...rest] : ['cornercolors', String(Number(index) - edges), ...rest];
		};
	},
};
