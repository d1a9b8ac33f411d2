/** The largest width and height of a chunk: a single distant tile needs a whole chunk. */
export const MOST_CHUNK = 1024;
