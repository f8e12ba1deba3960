import { NestedLinks } from './nested-links.tsx'

/** Drawn whole on the server; in the browser its script is only loaded where the menu has nested links. */
export const LazyNestedLinks = NestedLinks
