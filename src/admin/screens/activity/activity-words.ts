import { isolated, isolatedQuotes } from '../../../shared/text-language.ts'
import type { Activity } from './activity-days.ts'

/** Such as: Mona Farid changed the partner “Nile Ventures” (Logo, Website). */
export function activityWords({ sentence, actor }: Activity): string {
  return isolatedQuotes(sentence).replace(actor, isolated)
}
