/** A part of a picture file, in pixels. */
export interface Part {
	readonly file: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A picture in memory: red, green, blue and alpha of each pixel. */
export interface Pixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
}

/** Reads and writes pictures. */
export interface Pixelwork {
	/** @param extrude - how many times the pixels at the edges are repeated around the part */
	readonly read: (part: Part, extrude: number) => Promise<Pixels>;
	/** @returns a PNG file */
	readonly write: (pixels: Pixels) => Promise<Uint8Array>;
}

/**
 * Pictures by sharp, which only those games install that pack pictures.
 *
 * @throws Error when it is not installed
 */
export async function pixelwork(): Promise<Pixelwork> {
	const { default: sharp } = await import('sharp').catch((cause: unknown) => {
		throw new Error('The option `atlas` needs the package sharp. Install it: npm install --save-dev sharp', { cause });
	});
	return {
		async read({ file, x, y, width, height }, extrude) {
			const cut = sharp(file)
				.extract({ left: x, top: y, width, height })
				.extend({ top: extrude, bottom: extrude, left: extrude, right: extrude, extendWith: 'copy' });
			const reading = cut.toColorspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
			const { data, info } = await reading.catch((cause: unknown) => {
				const reason = cause instanceof Error ? cause.message : String(cause);
				throw new Error(`"${file}" cannot be packed: ${reason}. Mend the picture, or leave out the option \`atlas\`.`, { cause });
			});
			return { width: info.width, height: info.height, data };
		},
		write: async ({ width, height, data }) =>
			await sharp(data, { raw: { width, height, channels: 4 } })
				.png({ compressionLevel: 9 })
				.toBuffer(),
	};
}
