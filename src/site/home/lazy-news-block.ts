import { NewsBlock } from './news-block.tsx'

/** Drawn whole on the server; in the browser its script is only loaded where there is news. */
export const LazyNewsBlock = NewsBlock
