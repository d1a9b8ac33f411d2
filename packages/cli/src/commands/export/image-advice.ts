/** What to do about an image that is not as the document says. */
export const IMAGE_ADVICE = 'Check that this is the right image. To keep what the document says: --keep-image-sizes.';
