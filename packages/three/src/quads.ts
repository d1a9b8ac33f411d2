import type { Matrix, Vector } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { PictureAt, PlacedPicture } from '@tilewright/play/scene';
import type { MeshBasicMaterial } from 'three';
import { BufferAttribute, BufferGeometry, Mesh, Sphere, Vector3 } from 'three';
import type { PictureMaterial } from './materials.ts';

/** The source of a quad's picture. */
export interface QuadSource {
	readonly at: PictureAt;
	/** Whether it changes with time. */
	readonly isAnimated: boolean;
}

/** Parts of pictures in one mesh, each drawn over those before it. */
export interface Quads {
	readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial[]>;
	/** Replaces what is drawn. */
	readonly set: (sources: readonly QuadSource[], time: number) => void;
	/** Changes what is animated. */
	readonly show: (time: number) => void;
}

/**
 * How far the edges of a part are moved inwards in its picture, in pixels. Graphics cards round: at an odd zoom, lines of the next tile in
 * the picture would show otherwise.
 */
const EDGE = 1 / 64;

/**
 * Makes a mesh of pictures: those with the same material that follow each other are drawn at once.
 *
 * @param materialOf - the material of a picture
 * @param origin - where the mesh is, in pixels. Default: three.js need not look whether it is in view, since who makes it does
 */
export function createQuads(materialOf: (picture: PlacedPicture) => PictureMaterial, origin?: Vector): Quads {
	const mesh = new Mesh<BufferGeometry, MeshBasicMaterial[]>(new BufferGeometry(), []);
	const { x: left, y: top } = origin ?? { x: 0, y: 0 };
	mesh.position.set(left, top, 0);
	mesh.frustumCulled = origin !== undefined;
	let quads: readonly QuadSource[] = [];
	let animated: readonly number[] = [];
	/** The picture that each quad shows, and its material; a quad without a material is not drawn. */
	let drawn: (PlacedPicture | undefined)[] = [];
	let materials: (MeshBasicMaterial | undefined)[] = [];
	return { mesh, set, show };

	function set(sources: readonly QuadSource[], time: number): void {
		mesh.geometry.dispose();
		mesh.geometry = geometryOf(sources.length);
		mesh.material = [];
		quads = sources;
		animated = sources.flatMap(({ isAnimated }, index) => (isAnimated ? [index] : []));
		drawn = sources.map(({ at }) => at(time));
		materials = [];
		for (const [index, picture] of drawn.entries()) {
			const shown = picture && materialOf(picture);
			const last = materials.at(-1);
			const material = shown?.material ?? last;
			materials.push(material);
			if (material !== undefined && material === last) extendGroup(mesh.geometry);
			else if (material !== undefined) mesh.geometry.addGroup(6 * index, 6, mesh.material.push(material) - 1);
			if (picture !== undefined && shown !== undefined) write(index, picture, shown);
		}
		setBounds();
	}

	/** Measuring thousands of tiles takes long. */
	function setBounds(): void {
		mesh.geometry.boundingSphere = mesh.frustumCulled ? null : EVERYWHERE;
	}

	function show(time: number): void {
		let hasChanged = false;
		for (const index of animated) {
			const picture = quads[index]?.at(time);
			if (picture === drawn[index]) continue;
			const shown = picture && materialOf(picture);
			if (shown !== undefined && shown.material !== materials[index]) {
				set(quads, time);
				return;
			}
			drawn[index] = picture;
			write(index, picture, shown);
			hasChanged = true;
		}
		if (!hasChanged) return;
		for (const name of ['position', 'uv']) mesh.geometry.getAttribute(name).needsUpdate = true;
		setBounds();
	}

	/** Writes a quad into the geometry; a quad without a picture is invisible. */
	function write(index: number, picture: PlacedPicture | undefined, shown: PictureMaterial | undefined): void {
		const [positions, uvs] = ['position', 'uv'].map((name) => mesh.geometry.getAttribute(name));
		const { part, matrix } = picture ?? NOTHING;
		const { width = part.width, height = part.height } = shown?.size ?? {};
		const [x, y] = shown?.size === undefined ? [0, 0] : [part.x, part.y];
		for (const [corner, [right, down]] of CORNERS.entries()) {
			const at = applyMatrix(matrix, right * part.width, down * part.height);
			positions?.setXY(4 * index + corner, at.x - left, at.y - top);
			const [u, v] = [x + right * part.width + (0.5 - right) * 2 * EDGE, y + down * part.height + (0.5 - down) * 2 * EDGE];
			uvs?.setXY(4 * index + corner, u / width, v / height);
		}
	}
}

const EVERYWHERE = new Sphere(new Vector3(), Number.POSITIVE_INFINITY);

const NOTHING: { readonly part: PlacedPicture['part']; readonly matrix: Matrix } = {
	part: { x: 0, y: 0, width: 1, height: 1 },
	matrix: [0, 0, 0, 0, 0, 0],
};

/** The corners of a quad: how far right and how far down. */
const CORNERS = [
	[0, 0],
	[1, 0],
	[1, 1],
	[0, 1],
] as const;

/** A geometry for some quads. */
function geometryOf(count: number): BufferGeometry {
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new BufferAttribute(new Float32Array(12 * count), 3));
	geometry.setAttribute('uv', new BufferAttribute(new Float32Array(8 * count), 2));
	const index = new Uint32Array(6 * count);
	for (let quad = 0; quad < count; quad++)
		index.set(
			[0, 1, 2, 0, 2, 3].map((corner) => 4 * quad + corner),
			6 * quad,
		);
	return geometry.setIndex(new BufferAttribute(index, 1));
}

function extendGroup({ groups }: BufferGeometry): void {
	const last = groups.at(-1);
	if (last !== undefined) last.count += 6;
}
