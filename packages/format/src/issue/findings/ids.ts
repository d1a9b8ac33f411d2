import { finding } from '../finding.ts';

type Repeated = {
	id: number;
	/** JSON pointer to the first one with the id. */
	first: string;
};

export const duplicateLayerId = /* @__PURE__ */ finding(
	'duplicate-layer-id',
	'warning',
	({ id, first }: Repeated) => `More than one layer has the id ${id}; the first is at ${first}.`,
	'Give each layer its own id; references to this id are ambiguous.',
);

export const duplicateObjectId = /* @__PURE__ */ finding(
	'duplicate-object-id',
	'warning',
	({ id, first }: Repeated) => `More than one object has the id ${id}; the first is at ${first}.`,
	'Give each object its own id; references to this id are ambiguous.',
);

export const unusableId = /* @__PURE__ */ finding(
	'unusable-id',
	'warning',
	({ found }: { found: string }, asIs) =>
		`The id should be a whole number, found ${found}. It ${asIs ? 'would be' : 'was'} replaced with the next free id.`,
	'Give it an id of its own. Scripts can look for a name or a property instead.',
);

export const assignedId = /* @__PURE__ */ finding(
	'assigned-id',
	'info',
	({ what, assigned }: { what: string; assigned: number }, asIs) =>
		`${what} has no usable id. It ${asIs ? 'would get' : 'got'} the id ${assigned}.`,
	'Nothing to do; writing the document saves the id.',
);

export const raisedCounter = /* @__PURE__ */ finding(
	'raised-counter',
	'info',
	({ field, found, highest, raised }: { field: string; found: string; highest: number; raised: number }, asIs) =>
		`\`${field}\` is ${found}, but the highest id is ${highest}. It ${asIs ? 'would be' : 'was'} raised to ${raised}.`,
	'Nothing to do; writing the document saves the new number.',
);
