/** A separate entry point: only pages that open large documents need the code. */
export { prepareLarge } from '#codec/prepare-large';
