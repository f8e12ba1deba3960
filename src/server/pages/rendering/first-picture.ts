const early = ' fetchPriority="high"'
const smallForm = /<source type="image\/avif" srcSet="([^"]*)"(?: sizes="([^"]*)")?\/>/

/**
 * Tells the browser of the first large picture of a page (`isPriority` in `section-picture.tsx`) before it has read as far
 * as the picture: styles and half of the markup stand in between. The addresses are written as they are there, so it is
 * fetched once.
 */
export function firstPictureHint(html: string): string {
  const place = html.indexOf(early)
  if (place < 0) return ''
  const [, addresses, sizes = '100vw'] =
    smallForm.exec(html.slice(html.lastIndexOf('<picture', place), place)) ?? []
  if (addresses === undefined) return ''
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${addresses}" imagesizes="${sizes}" fetchpriority="high">`
}
