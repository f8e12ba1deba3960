import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import type { LanguageFacts } from '../../shared/languages.ts'
import { Written } from '../../ui/written.tsx'
import { useRecordFormParts } from '../record-form/record-form-context.ts'
import { progressOf, type SheetGroup, type SheetValues } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'
import { TranslationRow } from './translation-row.tsx'

type TranslationGroupsProps = {
  groups: readonly SheetGroup[]
  language: LanguageFacts
  currentId: string | null
}

/** All texts in the order of the page, section by section. Sections out of sight are laid out when they are reached. */
export function TranslationGroups({ groups, language, currentId }: TranslationGroupsProps) {
  return groups.map((group) => (
    <TranslationGroup
      key={group.texts[0]?.name}
      group={group}
      language={language}
      isCurrent={group.sectionId !== undefined && group.sectionId === currentId}
    />
  ))
}

type TranslationGroupProps = { group: SheetGroup; language: LanguageFacts; isCurrent: boolean }

const TranslationGroup = memo(function TranslationGroup({
  group,
  language,
  isCurrent,
}: TranslationGroupProps) {
  const title = group.title || words.general
  return (
    <section
      aria-label={title}
      data-current={isCurrent || undefined}
      className="@container rounded-card border border-line bg-surface px-4 pt-3 [contain-intrinsic-size:auto_24rem] [content-visibility:auto] data-current:border-action sm:px-5"
    >
      <header className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <Written as="h2" className="min-w-0 text-small font-semibold wrap-anywhere">
          {title}
        </Written>
        <GroupProgress group={group} />
      </header>
      <div className="divide-y divide-line">
        {group.texts.map((text) => (
          <TranslationRow key={text.name} text={text} language={language} />
        ))}
      </div>
    </section>
  )
})

function GroupProgress({ group: { texts } }: { group: SheetGroup }) {
  const { methods } = useRecordFormParts()
  const names = ['stillRight', ...texts.map(({ name }) => name)]
  const watched = useWatch({ control: methods.control, name: names })
  const values = Object.fromEntries(names.map((name, index) => [name, watched[index]]))
  const { done, total } = progressOf(texts, values as SheetValues)
  return (
    <span className="shrink-0 text-caption text-muted tabular-nums">{words.sectionDone(done, total)}</span>
  )
}
