import { finding } from '../finding.ts';

export const changeDoesNotFit = /* @__PURE__ */ finding(
	'change-does-not-fit',
	'error',
	({ change, reason }: { change: string; reason: string }) => `A change of the type "${change}" does not fit the document: ${reason}.`,
	'Apply changes to the document that they were made for, in the order in which they were made.',
);

export const noFittingTile = /* @__PURE__ */ finding(
	'no-fitting-tile',
	'warning',
	({ set, cell }: { set: string; cell: string }) =>
		`The Wang set "${set}" has no tile that fits at the cell ${cell}, which stays as it is.`,
	'Add tiles for the missing transitions to the set, or paint a larger area.',
);
