import type { Issue } from '@tilewright/format';
import type { Exported } from '@tilewright/ops';

/** The files that an export would write, or why it cannot; nothing while that is computed. */
export type Preview = { readonly exported: Exported } | { readonly failed: string; readonly advice?: string } | undefined;

/** The findings of an export that users should see: losses and errors. */
export const findingsOf = ({ losses, issues }: Exported): readonly Issue[] =>
	[...losses, ...issues].filter(({ severity }) => severity !== 'info');
