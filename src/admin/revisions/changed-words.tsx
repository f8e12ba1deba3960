import { type TextRun, wordChanges } from '../../shared/word-changes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Written } from '../../ui/written.tsx'
import { changedWordsTexts as texts } from './changed-words-texts.ts'

/** A text with what went struck out and what came underlined, in words for those who do not see it. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const runs = wordChanges(before, after)
  // Two texts that share nothing stand one below the other.
  const isReplaced = runs.every(({ kind }) => kind !== 'same')
  return (
    <Written as="p" text={after || before} className="text-small wrap-anywhere whitespace-pre-wrap">
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text, drawn anew as a whole
        <Run key={index} run={run} isAlone={isReplaced} />
      ))}
    </Written>
  )
}

function Run({ run: { kind, text }, isAlone }: { run: TextRun; isAlone: boolean }) {
  if (kind === 'same') return text
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <Mark className={classNames(looks[kind], isAlone && 'block w-fit')}>
      <span className="sr-only"> {texts[kind]} </span>
      {text}
      <span className="sr-only"> {texts.end} </span>
    </Mark>
  )
}

const looks = {
  removed: 'rounded-xs bg-danger-tint text-ink line-through decoration-danger',
  added: 'rounded-xs bg-success-tint text-ink underline decoration-success decoration-2 underline-offset-2',
}
