import type { AnyField } from './field.ts'

/** What a stored value of a choice is called. */
export function optionLabel(field: AnyField | undefined, value: string): string {
  return field?.facts.optionLabels?.[value] ?? value
}
