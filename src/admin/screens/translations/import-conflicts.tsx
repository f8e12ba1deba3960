import type { ImportConflict, ImportedRecord, ImportPlan } from '../../../client/xliff-queries.ts'
import { type LanguageFacts, languageFacts } from '../../../shared/languages.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ChangedWords } from '../../revisions/changed-words.tsx'
import { conflictKey, type Sides } from './use-xliff-import.ts'
import { xliffTexts as texts } from './xliff-texts.ts'

type ImportConflictsProps = {
  plan: ImportPlan
  sides: Sides
  onDecide: (key: string, side: 'file' | 'here') => void
}

/** The texts that were changed here since the export, side by side with the file. */
export function ImportConflicts({ plan, sides, onDecide }: ImportConflictsProps) {
  const language = languageFacts(plan.lang)
  const found = plan.records.flatMap((record) => record.conflicts.map((conflict) => ({ record, conflict })))
  if (found.length === 0) return null
  return (
    <section aria-label={texts.conflictsTitle} className="space-y-4">
      <header>
        <h3 className="text-small font-semibold">{texts.conflictsTitle}</h3>
        <p className="text-caption text-muted">{texts.conflictsHint}</p>
      </header>
      {found.map(({ record, conflict }) => {
        const key = conflictKey(record, conflict)
        return (
          <ConflictChoice
            key={key}
            record={record}
            conflict={conflict}
            language={language}
            side={sides[key]}
            onDecide={(side) => onDecide(key, side)}
          />
        )
      })}
    </section>
  )
}

type ConflictChoiceProps = {
  record: ImportedRecord
  conflict: ImportConflict
  language: LanguageFacts
  side: 'file' | 'here' | undefined
  onDecide: (side: 'file' | 'here') => void
}

function ConflictChoice({ record, conflict, language, side, onDecide }: ConflictChoiceProps) {
  const { label, reason, source, text } = conflict
  const name = `${record.title || record.id} › ${label}`
  return (
    <div className="space-y-3 rounded-card border border-line p-4">
      <p className="text-small font-medium wrap-anywhere">{name}</p>
      <p className="text-caption text-warning">
        {reason === 'source' ? texts.sourceChanged : texts.translationChanged}
      </p>
      {reason === 'source' && <ChangedWords before={source.inFile} after={source.now} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title={texts.here} text={text.now} language={language} isChosen={side === 'here'} />
        <Side title={texts.inFile} text={text.inFile} language={language} isChosen={side === 'file'} />
      </div>
      <RadioGroup
        label={texts.keep(name)}
        hideLabel
        options={[
          { value: 'here', label: texts.keepHere },
          { value: 'file', label: texts.takeFile },
        ]}
        value={side ?? ''}
        onValueChange={(value) => onDecide(value === 'file' ? 'file' : 'here')}
        className="flex flex-wrap gap-x-6"
      />
    </div>
  )
}

type SideProps = { title: string; text: string; language: LanguageFacts; isChosen: boolean }

function Side({ title, text, language, isChosen }: SideProps) {
  return (
    <div
      data-chosen={isChosen || undefined}
      className="rounded-control border border-line p-3 data-chosen:border-action data-chosen:bg-action-tint"
    >
      <p className="mb-1 text-caption text-muted">{title}</p>
      {text === '' ? (
        <p className="text-small text-muted">{texts.nothingHere}</p>
      ) : (
        <p lang={language.code} dir={language.dir} className="text-small wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
    </div>
  )
}
