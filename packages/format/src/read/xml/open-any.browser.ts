/** Opens XML: not quickly in browsers, whose pages would have to load that code with everything else. */
export { openXml as openAnyXml } from './open-xml.ts';
