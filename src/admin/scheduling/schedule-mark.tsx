import { CalendarClock, TriangleAlert } from 'lucide-react'
import type { Schedule } from '../../client/record-schedules.ts'
import { momentInWords } from '../../shared/moment-in-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { schedulingTexts as texts } from './scheduling-texts.ts'

/** Beside a record: what will happen to it by itself, or could not. */
export function ScheduleMark({ schedule }: { schedule: Schedule | undefined }) {
  if (!schedule) return null
  const { publish, hide, missed } = schedule
  const [first] = missed
  return (
    <>
      {publish && <Planned words={texts.publishMark(momentInWords(publish.at))} />}
      {!publish && hide && <Planned words={texts.hideMark(momentInWords(hide.at))} />}
      {!publish && !hide && first && (
        <Badge tone="danger">
          <TriangleAlert aria-hidden="true" />
          {texts.missedMark[first.action]}
        </Badge>
      )}
    </>
  )
}

function Planned({ words }: { words: string }) {
  return (
    <Badge tone="info" className="max-w-full whitespace-normal!">
      <CalendarClock aria-hidden="true" className="shrink-0" />
      {words}
    </Badge>
  )
}
