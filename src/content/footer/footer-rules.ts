/** The year of the copyright line where there is no footer record. */
export const defaultCopyrightYear = 2024

export function copyrightYear(hasRecord: boolean, now: Date): number {
  return hasRecord ? now.getFullYear() : defaultCopyrightYear
}

/** Links are stored only with both a title and an address. */
export function isCompleteLink(link: unknown): boolean {
  const { title, href } = (link ?? {}) as { title?: unknown; href?: unknown }
  return isFilled(title) && isFilled(href)
}

// Anything but blank text counts as filled: a number or an object is refused by the field's own rule, not dropped here.
function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '')
}
