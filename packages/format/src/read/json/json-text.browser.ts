export { decodeUtf8 as jsonText } from '#codec/utf8';
