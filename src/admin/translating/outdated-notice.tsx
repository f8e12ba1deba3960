import { Check, Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useIsReadOnly } from '../read-only.ts'
import { ChangedWords } from '../revisions/changed-words.tsx'
import { type SheetText, standingOf } from './sheet-text.ts'
import { StandingMark } from './standing-mark.tsx'
import { translatingTexts as words } from './translating-texts.ts'
import { fullLabel } from './translation-definition.ts'
import { useStillRight } from './use-still-right.ts'

type OutdatedNoticeProps = { text: SheetText; typed: string }

/** What changed in the original word by word, in the place of the original itself. */
export function SourceChanges({ text: { source, sourceWas = '' } }: { text: SheetText }) {
  return (
    <div className="space-y-1">
      <p className="text-caption font-medium text-warning">{words.changes}</p>
      <ChangedWords before={sourceWas} after={source} />
    </div>
  )
}

/** Below a translation whose original changed: it can be confirmed without being retyped. */
export function OutdatedNotice({ text, typed }: OutdatedNoticeProps) {
  const isReadOnly = useIsReadOnly()
  const { isRight, set } = useStillRight(text)
  const stillRight = isRight ? [{ id: text.path }] : []
  const standing = standingOf(text, { [text.name]: typed, stillRight })
  if (standing === 'missing' || standing === 'spare') return null
  const label = fullLabel(text)
  return (
    <>
      <StandingMark standing={standing} />
      {!isReadOnly && standing === 'outdated' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={words.stillRightOf(label)}
          onClick={() => set(true)}
        >
          <Check aria-hidden="true" />
          {words.stillRight}
        </Button>
      )}
      {!isReadOnly && isRight && (
        <Button size="sm" variant="ghost" aria-label={words.notRightOf(label)} onClick={() => set(false)}>
          <Undo2 aria-hidden="true" className="rtl:-scale-x-100" />
          {words.notRight}
        </Button>
      )}
    </>
  )
}
