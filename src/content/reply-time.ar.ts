import { arabicHours } from '../shared/arabic-hours.ts'
import { foundation } from './foundation.ts'
import type { replyTime as english } from './reply-time.ts'

export const replyTime: typeof english = () => arabicHours(foundation.replyHours)
