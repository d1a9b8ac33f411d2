/**
 * What stands before and behind the JSON of a `.js` export: a call of the page's loader function, or of one of its own that
 * collects what was loaded (rule N2).
 *
 * @param name - what the map is loaded as; the editor takes the file's name without its extension
 */
export function loaderCall(name: string): readonly [head: string, tail: string] {
	const head = `(function(name,data){
 if(typeof onTileMapLoaded === 'undefined') {
  if(typeof TileMaps === 'undefined') TileMaps = {};
  TileMaps[name] = data;
 } else {
  onTileMapLoaded(name,data);
 }
 if(typeof module === 'object' && module && module.exports) {
  module.exports = data;
 }})(${ascii(JSON.stringify(name))},
`;
	return [head, ');'];
}

/** The name in ASCII, as the editor writes it: a page may take the script for text in another encoding. */
const ascii = (literal: string): string =>
	literal.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
