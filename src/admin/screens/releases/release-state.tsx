import type { ReleaseLine } from '../../../client/release-queries.ts'
import { momentInWords } from '../../../shared/moment-in-words.ts'
import { isolated } from '../../../shared/text-language.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { actorName } from '../../actor-name.ts'
import { momentText } from '../../moment-text.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'

const tones: Record<ReleaseLine['state'], BadgeTone> = {
  open: 'neutral',
  scheduled: 'info',
  published: 'success',
  undone: 'neutral',
}

export function ReleaseState({ release: { state, failure } }: { release: ReleaseLine }) {
  return (
    <>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {failure && <Badge tone="danger">{texts.failedMark}</Badge>}
    </>
  )
}

/** The last thing that happened to it, or the next. */
export function releaseMoment(release: ReleaseLine): string {
  const who = (name: string | null) => isolated(actorName(name ?? ''))
  if (release.undoneAt) return texts.undone(who(release.undoneBy), momentText(release.undoneAt))
  if (release.publishedAt) return texts.live(who(release.publishedBy), momentText(release.publishedAt))
  if (release.publishAt) return texts.scheduledFor(momentInWords(release.publishAt))
  return texts.begun(who(release.createdBy), momentText(release.createdAt))
}
