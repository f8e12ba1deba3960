/** A label inside a sentence: `Partner` → `partner`, but `UN SDGs` stays. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
