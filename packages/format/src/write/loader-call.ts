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
 }})(${JSON.stringify(name)},
`;
	return [head, ');'];
}
