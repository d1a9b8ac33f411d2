import { finding } from '../finding.ts';

export const olderForm = /* @__PURE__ */ finding(
	'older-form',
	'info',
	({ found }: { found: string }, asIs) => `This is in an older form: ${found}. It was ${asIs ? 'kept unchanged' : 'upgraded'}.`,
	'Nothing to do; writing the document saves it in the newest form.',
);

export const droppedByUpgrade = /* @__PURE__ */ finding(
	'dropped',
	'warning',
	({ what, found }: { what: string; found: string }, asIs) =>
		`The newest form cannot store ${what}: ${asIs ? `an upgrade drops ${found}` : `${found} was dropped`}.`,
	'Keep the old file if you need it.',
);

export const reservedName = /* @__PURE__ */ finding(
	'dropped',
	'warning',
	({ field, found }: { field: string; found: string }, asIs) =>
		`\`${field}\` is the name for the types that members have in XML: ${asIs ? `an upgrade drops ${found}` : `${found} was dropped`}.`,
	'Give the field another name if you need it.',
);

export const droppedByReading = /* @__PURE__ */ finding(
	'dropped',
	'warning',
	({ what, found }: { what: string; found: string }) => `The document cannot store ${what}: ${found} was dropped.`,
	'Keep the old file if you need it.',
);
