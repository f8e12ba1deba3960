/** Long titles are set smaller, so that a hero stays one screenful. */
export function heroHeadingSize(header: string): string {
  if (header.length <= 60) return 'text-display'
  return header.length <= 120 ? 'text-h1' : 'text-h2'
}

/** The same for a section whose title stands in a narrow column. */
export function sectionHeadingSize(header: string): string {
  return header.length <= 60 ? 'text-h1' : 'text-h2'
}
