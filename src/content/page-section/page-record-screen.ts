import type { BadgeTone, RecordBadge } from '../../schema/list-facts.ts'
import { listTexts } from '../../schema/list-texts.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { inPageLanguage } from '../content-words.ts'
import type { Status } from '../program/program-status.ts'
import { screenTexts as texts } from '../screen-texts.ts'

const statusTones: Record<Status, BadgeTone> = {
  Active: 'info',
  Upcoming: 'gold',
  Completed: 'neutral',
  Archived: 'neutral',
}

interface PageRecord {
  title: string
  subtitle: string
  description: string
  status: Status
  isActive: boolean
  updatedAt: string | null
  isAcceptingApplications?: boolean
}

/** How records with a page of sections look in their list: programs and projects. */
export const pageRecordList = {
  badges: ({ status, isActive, isAcceptingApplications }: PageRecord): RecordBadge[] => [
    { text: inPageLanguage(status), tone: statusTones[status] },
    ...(isAcceptingApplications ? [{ text: texts.accepting, tone: 'success' } as const] : []),
    ...(isActive ? [] : [{ text: listTexts.hidden, tone: 'warning' } as const]),
  ],
  facts: () => [],
  text: ({ subtitle, description }: PageRecord) => subtitle || description,
  sorts: [
    { label: 'Title', compare: (one: PageRecord, other: PageRecord) => compareTexts(one.title, other.title) },
    {
      label: 'Status',
      compare: (one: PageRecord, other: PageRecord) => compareTexts(one.status, other.status),
    },
    {
      label: listTexts.lastChanged,
      compare: (one: PageRecord, other: PageRecord) =>
        (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''),
    },
  ],
} as const
