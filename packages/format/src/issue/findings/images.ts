import { finding } from '../finding.ts';

export const imageDiffers = /* @__PURE__ */ finding(
	'image-differs',
	'warning',
	({ image, found, expected }: { image: string; found: string; expected: string }, asIs) =>
		`The image ${image} has ${expected}, but the document says ${found}.${asIs ? '' : ' It was corrected.'}`,
	'Check that this is the right image, and save the document again.',
);
