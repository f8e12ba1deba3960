/** Long titles are set smaller, so that a hero stays one screenful. */
export function heroHeadingSize(header: string): string {
  if (header.length <= 60) return 'text-display'
  return header.length <= 120 ? 'text-h1' : 'text-h2'
}
