import type { MenuCount } from '../schema/staff-screen.ts'
import { adminAreaTexts as texts } from './admin-area-texts.ts'

/** How a number beside a menu entry is read; whoever may open the entry's screen may read it. */
interface CountReading {
  url: string
  read: (answer: Record<string, number>) => number
  /** What the number is of, for those who hear it. */
  words: (count: number) => string
}

export const menuCounts: Record<MenuCount, CountReading> = {
  newApplications: {
    url: '/api/applications/counts',
    read: ({ pending = 0 }) => pending,
    words: texts.newApplications,
  },
  approvals: {
    url: '/api/approvals/counts',
    read: ({ toDecide = 0, sentBack = 0 }) => toDecide + sentBack,
    words: texts.approvals,
  },
}
