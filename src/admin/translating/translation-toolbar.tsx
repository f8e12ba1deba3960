import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Progress } from '../../ui/progress.tsx'
import { barAbove } from '../bar-inset.ts'
import { useRecordFormParts } from '../record-form/record-form-context.ts'
import { commandKey } from '../use-command-key.ts'
import { progressOf, type SheetText } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'
import type { GoToNext } from './use-next-waiting.ts'

type TranslationToolbarProps = { texts: readonly SheetText[]; goToNext: GoToNext }

/** Stays in sight while the texts scroll: how far the translation is, and the way to what waits. */
export function TranslationToolbar({ texts, goToNext }: TranslationToolbarProps) {
  const { methods } = useRecordFormParts()
  const values = useWatch({ control: methods.control })
  const { done, total, missing, outdated } = progressOf(texts, values)
  const key = commandKey().trim()
  return (
    <section
      ref={barAbove}
      data-bar=""
      aria-label={words.toolbar}
      className="sticky top-15 z-20 -mx-1 flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-paper/95 px-1 py-2.5 backdrop-blur-sm"
    >
      <div className="min-w-40 flex-1 space-y-1.5">
        <p className="flex flex-wrap justify-between gap-x-3 text-caption">
          <span className="font-medium tabular-nums">{words.progressText(done, total)}</span>
          {missing + outdated > 0 && (
            <span className="text-muted tabular-nums">{words.waiting(missing, outdated)}</span>
          )}
        </p>
        <Progress label={words.progress} value={done} max={Math.max(total, 1)} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" disabled={missing === 0} onClick={() => goToNext('missing')}>
          {words.nextMissing}
          <span className="max-sm:hidden">
            <Kbd>{`${key} ↵`}</Kbd>
          </span>
        </Button>
        <Button size="sm" variant="secondary" disabled={outdated === 0} onClick={() => goToNext('outdated')}>
          {words.nextOutdated}
          <span className="max-sm:hidden">
            <Kbd>{`${key} ⇧ ↵`}</Kbd>
          </span>
        </Button>
      </div>
    </section>
  )
}
