/**
 * The text before and after the JSON of a `.js` export: a call of the page's loader function, or of a function that only collects the
 * loaded maps (rule N2).
 *
 * @param name - the name to load the map as; Tiled uses the file's name without its extension
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

/** The name in ASCII, as Tiled writes it: a page may load the script in another encoding. */
const ascii = (literal: string): string =>
	literal.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
