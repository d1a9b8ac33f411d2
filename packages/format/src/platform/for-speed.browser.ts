/** Pages load less code instead. Bundlers leave out what is only for speed. */
export const FOR_SPEED: boolean = false;
