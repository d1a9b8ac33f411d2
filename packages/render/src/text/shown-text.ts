/** A text as canvases take it: that of Node throws where there is a NUL, which JSON can spell. */
export const shownText = (text: string): string => text.replaceAll('\0', '\ufffd');
