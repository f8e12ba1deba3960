import { Link } from 'react-router'
import type { WaitingTranslation } from '../../../client/translation-overviews.ts'
import type { Language } from '../../../shared/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Written } from '../../../ui/written.tsx'
import { momentText } from '../../moment-text.ts'
import { findOutline } from '../../outlines/content-outlines.ts'
import { type Addressed, translationAddress } from '../../record-address.ts'
import { sourceTitle } from '../../translating/source-title.ts'
import { UnpublishedMark } from '../../unpublished/unpublished-mark.tsx'
import { translationsTexts as texts } from './translations-texts.ts'

type WaitingLineProps = {
  lang: Language
  waiting: WaitingTranslation
  /** Whether changes of what visitors read wait to be published. */
  isDrafted?: boolean
}

const tones = { none: 'neutral', draft: 'info', published: 'success' } as const

/** One record that somebody has to look at, and the way straight to its next text. */
export function WaitingLine({ lang, waiting, isDrafted }: WaitingLineProps) {
  const { title, state, missing, outdated, updatedBy, updatedAt } = waiting
  const outline = findOutline(waiting.type)
  if (!outline) return null
  const name = sourceTitle(outline, title)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56 space-y-1">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium">
          <Written as="span" className="wrap-anywhere">
            {name}
          </Written>
          <Badge>{outline.label[0]}</Badge>
          <Badge tone={tones[state]} dot>
            {texts.states[state]}
          </Badge>
          {isDrafted && <UnpublishedMark />}
        </p>
        <p className="text-caption text-muted">
          {[
            waitingWords(waiting),
            updatedBy && updatedAt ? texts.saved(updatedBy, momentText(updatedAt)) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button asChild size="sm" variant="secondary">
        <Link to={nextTextAddress(outline, lang, waiting)}>
          {missing > 0 ? texts.translate : outdated > 0 ? texts.check : texts.open}{' '}
          <span className="sr-only">{name}</span>
        </Link>
      </Button>
    </li>
  )
}

export function waitingWords({
  missing,
  outdated,
}: Pick<WaitingTranslation, 'missing' | 'outdated'>): string {
  const words = [
    missing > 0 ? texts.missingCount(missing) : '',
    outdated > 0 ? texts.outdatedCount(outdated) : '',
  ].filter(Boolean)
  return words.length === 0 ? texts.readyToPublish : words.join(', ')
}

/** What visitors already read comes first: a text whose original changed says something that is no longer so. */
export function nextTextAddress(
  outline: Addressed,
  lang: Language,
  { id, missing, outdated }: Pick<WaitingTranslation, 'id' | 'missing' | 'outdated'>,
): string {
  const next = outdated > 0 ? '?next=outdated' : missing > 0 ? '?next=missing' : ''
  return translationAddress(outline, id, lang) + next
}
