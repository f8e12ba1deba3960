import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import type { Standing } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'

const marks = {
  done: { Icon: CircleCheck, look: 'text-success', text: words.done },
  missing: { Icon: Circle, look: 'text-muted', text: words.missing },
  outdated: { Icon: CircleDot, look: 'text-warning', text: words.outdated },
  spare: { Icon: Circle, look: 'text-muted', text: words.spare },
}

/** How a text stands, as a mark and in a word. */
export function StandingMark({ standing }: { standing: Standing }) {
  const { Icon, look, text } = marks[standing]
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 text-caption font-medium ${look}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      {text}
    </span>
  )
}
