import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import createWabt from 'wabt';
import type { GeneratedFile } from './file.ts';

const FOLDER = 'packages/format/src/codec/simd';

/** Makes WebAssembly of its text form. It is a string in a module, so that no bundler has to know how to ship it. */
export async function generateScanCode(root: string): Promise<GeneratedFile> {
	const wabt = await createWabt();
	const parsed = wabt.parseWat('scan.wat', readFileSync(join(root, FOLDER, 'scan.wat'), 'utf8'), { simd: true });
	try {
		parsed.validate();
		const { buffer } = parsed.toBinary({});
		const lines = `// Generated from scan.wat by tools/generate.ts. Do not edit.\n\n/** The code of scan.wat, in base64. */\nexport const CODE =\n\t'${Buffer.from(buffer).toString('base64')}';\n`;
		return { path: `${FOLDER}/scan.gen.ts`, text: lines };
	} finally {
		parsed.destroy();
	}
}
