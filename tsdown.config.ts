import type { UserConfig } from 'tsdown';
import { defineConfig } from 'tsdown';
import { buildsOf } from './tools/package-builds.ts';
import { packages } from './tools/workspace.ts';

/** The options that all builds share. */
const shared: UserConfig = {
	format: 'esm',
	target: 'es2023',
	sourcemap: true,
	hash: false,
	fixedExtension: false,
	report: false,
	// Warnings about slow plugins would depend on how busy the machine is.
	inputOptions: { checks: { pluginTimings: false } },
};

export default defineConfig(
	packages.flatMap((each) =>
		buildsOf(each).map((build) => ({
			...shared,
			...build,
			cwd: `packages/${each.folder}`,
			name: `${each.folder}, ${build.platform ?? ''}`,
		})),
	),
);
