import { useEffect, useRef, useState } from 'react'
import type { Conflict, ConflictField, Side } from '../../schema/conflict.ts'
import type { Definition } from '../../schema/define-content.ts'
import { isolated } from '../../shared/text-language.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { actorName } from '../actor-name.ts'
import { useCurrentUser } from '../current-user.ts'
import { FieldValue } from '../field-value.tsx'
import { momentText } from '../moment-text.ts'
import { conflictPanelTexts as texts } from './conflict-panel-texts.ts'
import type { RecordFormState } from './record-form-state.ts'

/** The fields on which two editors disagree, side by side. */
export function ConflictPanel({ form }: { form: RecordFormState }) {
  if (!form.conflict) return null
  return (
    <ConflictChoice
      key={form.conflict.etag}
      definition={form.definition}
      conflict={form.conflict}
      isSaving={form.isSaving}
      onResolve={form.resolveConflict}
      onDismiss={form.dismissConflict}
    />
  )
}

type ConflictChoiceProps = {
  definition: Definition
  conflict: Conflict
  isSaving: boolean
  onResolve: (sides: Record<string, Side>) => Promise<unknown>
  onDismiss: () => void
}

/** The same wherever it stands, as beside a release. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { definition, conflict, isSaving, onResolve, onDismiss } = props
  const panel = useRef<HTMLDivElement>(null)
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflict.fields.map(({ key, proposal }) => [key, proposal])),
  )
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  const words = useSideWords(conflict)
  return (
    <Card ref={panel} role="alert" tabIndex={-1} className="mb-6 scroll-mt-5 border-warning! outline-none">
      <CardHeader
        title={words.title}
        description={words.who(isolated(actorName(conflict.who)), momentText(conflict.when))}
      />
      <CardBody className="space-y-6">
        {conflict.fields.map((field) => (
          <ConflictRow
            key={field.key}
            definition={definition}
            field={field}
            words={words}
            side={sides[field.key] ?? field.proposal}
            onChange={(side) => setSides({ ...sides, [field.key]: side })}
          />
        ))}
      </CardBody>
      <CardFooter>
        <Button loading={isSaving} onClick={() => void onResolve(sides)}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onDismiss}>
          {texts.later}
        </Button>
      </CardFooter>
    </Card>
  )
}

type SideWords = ReturnType<typeof useSideWords>

/** Whose the other side is: a colleague's, one's own from another window or time, or what was published since. */
function useSideWords({ who, isPublished }: Conflict) {
  const { name } = useCurrentUser()
  if (isPublished) return texts.published
  return who === name ? texts.own : texts.others
}

type ConflictRowProps = {
  definition: Definition
  field: ConflictField
  words: SideWords
  side: Side
  onChange: (side: Side) => void
}

function ConflictRow({ definition, field, words, side, onChange }: ConflictRowProps) {
  const kind = definition.fields[field.name]
  const options: { value: Side; label: string }[] = [
    { value: 'mine', label: words.keepMine },
    { value: 'theirs', label: words.takeTheirs },
  ]
  return (
    <section aria-label={field.label} className="space-y-2">
      <h3 className="text-small font-semibold">{field.label}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((which) => (
          <div
            key={which}
            data-chosen={side === which || undefined}
            className="rounded-control border border-line p-3 data-chosen:border-action data-chosen:bg-action-tint"
          >
            <p className="mb-1 text-caption text-muted">{words[which]}</p>
            {field.itemId !== undefined && field[which] === undefined ? (
              <p className="text-small text-muted italic">{texts.removed}</p>
            ) : (
              <FieldValue
                field={kind}
                value={field[which]}
                other={field[which === 'mine' ? 'theirs' : 'mine']}
              />
            )}
          </div>
        ))}
      </div>
      <RadioGroup
        label={texts.keep(field.label)}
        hideLabel
        options={options}
        value={side}
        onValueChange={(value) => onChange(value === 'theirs' ? 'theirs' : 'mine')}
        className="flex flex-wrap gap-x-6"
      />
    </section>
  )
}
