import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import createWabt from 'wabt';
import type { GeneratedFile } from './file.ts';

const FOLDER = 'packages/format/src/codec/simd';

/** Makes WebAssembly of its text form. It is a string in a module, so that no bundler has to know how to ship it. */
export async function generateCode(root: string): Promise<readonly GeneratedFile[]> {
	const wabt = await createWabt();
	return ['scan', 'items', 'print', 'base64'].map((name) => {
		const parsed = wabt.parseWat(`${name}.wat`, readFileSync(join(root, FOLDER, `${name}.wat`), 'utf8'), { simd: true });
		try {
			parsed.validate();
			const { buffer } = parsed.toBinary({});
			const text = `// Generated from ${name}.wat by tools/generate.ts. Do not edit.\n\n/** The code of ${name}.wat, in base64. */\nexport const CODE =\n\t'${Buffer.from(buffer).toString('base64')}';\n`;
			return { path: `${FOLDER}/${name}.gen.ts`, text };
		} finally {
			parsed.destroy();
		}
	});
}
