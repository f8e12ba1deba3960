/** The digits of the page, where a language has several kinds: those of English are always the same. */
export function chooseDigits(_kind: string | undefined): void {}

/** The kind that was chosen; undefined where there is no choice. */
export function chosenDigits(): string | undefined {
  return undefined
}

/** A number inside a text, in the digits of the page. */
export function localNumber(value: number): string {
  return String(value)
}

/** A large number that stands alone, in groups of three digits: `86,000`. */
export function groupedNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
