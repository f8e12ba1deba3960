import { History } from 'lucide-react'
import { formatDay, formatTimestamp } from '../../shared/dates.ts'

// Said to staff alone, on pages that only the server draws: these texts reach no visitor.
const texts = {
  label: 'Older version',
  saved: (who: string, moment: string) => `This is the page as ${who} saved it on ${moment}.`,
  onlyStaff: 'Only staff can see it. Links lead to the website of today.',
  current: 'See the page of today',
}

type OlderVersionNoteProps = {
  /** ISO time of the save. */
  time: string
  who: string
  /** The page's own address. */
  url: string
}

/** Above a page as it was, so that nobody takes it for the page of today. */
export function OlderVersionNote({ time, who, url }: OlderVersionNoteProps) {
  const moment = `${formatDay(time)}, ${formatTimestamp(time).slice(11, 16)}`
  return (
    <aside
      aria-label={texts.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-warning-tint px-5 py-3 text-small text-ink"
    >
      <History aria-hidden="true" className="size-5 shrink-0 text-warning" />
      <p className="min-w-56 flex-1">
        <strong className="font-semibold">{texts.label}.</strong> {texts.saved(who, moment)} {texts.onlyStaff}
      </p>
      <a href={url} className="prose-link font-medium">
        {texts.current}
      </a>
    </aside>
  )
}
