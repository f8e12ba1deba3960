import type { BadgeTone, RecordBadge } from '../../schema/list-facts.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import type { Status } from '../program/program-status.ts'

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
    { text: status, tone: statusTones[status] },
    ...(isAcceptingApplications ? [{ text: 'Accepting Applications', tone: 'success' } as const] : []),
    ...(isActive ? [] : [{ text: 'Hidden', tone: 'warning' } as const]),
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
      label: 'Last changed',
      compare: (one: PageRecord, other: PageRecord) =>
        (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''),
    },
  ],
} as const
