/** Deeper levels are indented no further: else a hostile document of some kilobytes could become gigabytes of spaces. */
const DEEPEST = 40;

/** The white space at the start of a line. */
export const indentation = (indent: string, depth: number): string => indent.repeat(Math.min(depth, DEEPEST));
