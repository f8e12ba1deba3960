import { CircleCheck, Clock, History, TriangleAlert } from 'lucide-react'
import type { ReplyState } from '../../../content/application/application-rules.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { replyWords } from './reply-words.ts'
import type { StaffApplication } from './staff-application.ts'

const looks = {
  due: { tone: 'info', Icon: Clock },
  overdue: { tone: 'danger', Icon: TriangleAlert },
  'answered in time': { tone: 'success', Icon: CircleCheck },
  'answered late': { tone: 'warning', Icon: History },
} satisfies Record<ReplyState, { tone: BadgeTone; Icon: typeof Clock }>

type ReplyBadgeProps = { application: Pick<StaffApplication, 'createdAt' | 'firstResponseAt'>; now: Date }

/** How the promised answer stands, by sign and words before colour. */
export function ReplyBadge({ application, now }: ReplyBadgeProps) {
  const { state, words, isUrgent } = replyWords(application, now)
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={state === 'due' && isUrgent ? 'warning' : tone}>
      <Icon aria-hidden="true" />
      {words}
    </Badge>
  )
}
