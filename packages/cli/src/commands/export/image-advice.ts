/** Advice about an image that differs from the document. */
export const IMAGE_ADVICE = 'Check that this is the right image. To keep what the document says: --keep-image-sizes.';
