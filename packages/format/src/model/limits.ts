/** The most cells that all tile layers of a document may have together by default, and the most that re-cut chunks may have. */
export const MOST_CELLS = 2 ** 26;
