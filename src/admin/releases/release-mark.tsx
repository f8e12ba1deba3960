import type { OpenDraft } from '../../client/record-drafts.ts'
import { Badge } from '../../ui/badge.tsx'
import { releaseTexts as texts } from './release-texts.ts'

/** Beside a draft that waits in a release. */
export function ReleaseMark({ release }: { release: OpenDraft['release'] | undefined }) {
  if (!release) return null
  return (
    <Badge tone="info" className="max-w-full whitespace-normal wrap-anywhere">
      {texts.mark(release.name)}
    </Badge>
  )
}
