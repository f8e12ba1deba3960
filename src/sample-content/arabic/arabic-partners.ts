import { arabicPartnerNames } from './arabic-names.ts'
import type { SampleTexts } from './sample-texts.ts'

export const arabicPartners: Record<string, SampleTexts> = Object.fromEntries(
  Object.entries(arabicPartnerNames).map(([id, name]) => [id, { name }]),
)
