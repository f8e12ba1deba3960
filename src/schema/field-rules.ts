import * as z from 'zod/mini'
import { completeColor } from '../shared/complete-color.ts'
import { completeWebAddress } from '../shared/complete-web-address.ts'
import { cleanLine } from './clean-text.ts'

export function line(label: string, max: number, clean: (text: string) => string = cleanLine) {
  return z
    .string({ error: `${label} must be text` })
    .check(z.overwrite(clean), z.maxLength(max, { error: `${label} must be at most ${max} characters` }))
}

export function addressLike(
  label: string,
  test: (value: string) => boolean,
  error: string,
  clean = cleanLine,
) {
  return line(label, 2000, clean).check(z.refine((value) => value === '' || test(value), { error }))
}

export const cleanColor = (text: string) => completeColor(cleanLine(text))

export const cleanAddress = (text: string) => completeWebAddress(cleanLine(text))

export function wholeNumber(label: string, min: number, max: number) {
  const range = `${label} must be between ${min} and ${max}`
  return z
    .number({ error: `${label} must be a whole number` })
    .check(
      z.int({ error: `${label} must be a whole number` }),
      z.minimum(min, { error: range }),
      z.maximum(max, { error: range }),
    )
}

const dateForm = /^\d{4}-\d{2}-\d{2}$/
const dateTimeForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

export function isDate(value: string): boolean {
  if (!dateForm.test(value) && !dateTimeForm.test(value)) return false
  const time = Date.parse(value)
  // Date.parse accepts February 30th on some engines: the day must survive a round trip.
  return !Number.isNaN(time) && (!dateForm.test(value) || new Date(time).toISOString().startsWith(value))
}
