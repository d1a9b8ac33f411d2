import type { ImageSize } from '@tilewright/format';
import type { Fix, FixedText } from '@tilewright/ops';
import { fixText, imagesToFix } from '@tilewright/ops';
import type { Leveler } from '../../../config/leveler.ts';
import type { Gate } from '../../../gate/gate.ts';
import { sizeIn } from '../../../pictures/image-sizes.ts';

/** A file to mend. */
interface Broken {
	readonly bytes: Uint8Array;
	readonly path: string;
	/** Loads images; without it, their sizes are not mended. */
	readonly gate: Gate | undefined;
	/** Findings that are off are not mended. */
	readonly level: Leveler;
	/** Chooses fixes. Default: all. */
	readonly isWanted?: (fix: Fix) => boolean;
}

/** Mends the content of a file as `--fix` does, and writes nothing. */
export async function fixBytes({ bytes, path, gate, level, isWanted = () => true }: Broken): Promise<FixedText> {
	const isOn = ({ code, pointer }: Fix): boolean => level([{ code, severity: 'info', message: '', pointer, advice: '' }], path).length > 0;
	const sizes = gate && (await sizesFor(bytes, path, gate));
	return fixText(bytes, { isWanted: (fix) => isOn(fix) && isWanted(fix), ...(sizes && { sizeOf: (image) => sizes.get(image) }) });
}

/** The sizes of the images of a document that can be read, by their paths from it. */
async function sizesFor(bytes: Uint8Array, from: string, { loader }: Gate): Promise<ReadonlyMap<string, ImageSize>> {
	const sizes = new Map<string, ImageSize>();
	for (const image of imagesToFix(bytes)) {
		const resolved = loader.resolve(image, from);
		const loaded = 'path' in resolved ? await loader.load(resolved.path) : undefined;
		const size = loaded !== undefined && 'bytes' in loaded ? await sizeIn(loaded.bytes) : undefined;
		if (size !== undefined) sizes.set(image, size);
	}
	return sizes;
}
