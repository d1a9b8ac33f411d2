/** The globals that tell pages and workers where they are. This package includes the types of no platform. */
declare const location: { readonly href: string };
declare const document: { readonly baseURI: string };
