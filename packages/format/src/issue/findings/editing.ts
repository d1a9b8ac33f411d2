import { finding } from '../finding.ts';

export const changeDoesNotFit = /* @__PURE__ */ finding(
	'change-does-not-fit',
	'error',
	({ change, reason }: { change: string; reason: string }) => `A change of the type "${change}" does not fit the document: ${reason}.`,
	'Apply changes to the document that they were made for, in the order in which they were made.',
);
