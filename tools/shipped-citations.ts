/** `rule N8`, also over the end of a line of a comment; `[N8]`; a link to the page of rules. */
const CITATION = /\brules?[\s*]+[A-Z]\d{1,3}(?!\w)|\[[A-Z]\d{1,3}\]|\brules\.md\b/gi;

/**
 * The citations of rules in a text. Who works on the code can look a rule up; users of a package have only the words `rule N8`. So what ships
 * says the reason itself: declarations, READMEs, schemas, help, hovers.
 */
export const citationsIn = (text: string): string[] => Array.from(text.matchAll(CITATION), ([cited]) => cited.replaceAll(/[\s*]+/g, ' '));

/** Whether people read a file of a package: declarations, pages and schemas. Code and its maps keep the comments of the sources. */
export const isRead = (path: string): boolean => /\.(?:d\.[cm]?ts|md|json)$/.test(path);
