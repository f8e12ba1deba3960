import { useEffect, useRef, useState } from 'react'
import type { Conflict, ConflictField, Side } from '../../schema/conflict.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { FieldValue } from '../field-value.tsx'
import { momentText } from '../moment-text.ts'
import { conflictPanelTexts as texts } from './conflict-panel-texts.ts'
import type { RecordFormState } from './use-record-form.ts'

/** The fields on which two editors disagree, side by side. */
export function ConflictPanel({ form }: { form: RecordFormState }) {
  return form.conflict ? <Panel key={form.conflict.etag} form={form} conflict={form.conflict} /> : null
}

function Panel({ form, conflict }: { form: RecordFormState; conflict: Conflict }) {
  const panel = useRef<HTMLDivElement>(null)
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflict.fields.map(({ key, proposal }) => [key, proposal])),
  )
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Card ref={panel} role="alert" tabIndex={-1} className="mb-6 scroll-mt-5 border-warning! outline-none">
      <CardHeader title={texts.title} description={texts.who(conflict.who, momentText(conflict.when))} />
      <CardBody className="space-y-6">
        {conflict.fields.map((field) => (
          <ConflictRow
            key={field.key}
            form={form}
            field={field}
            side={sides[field.key] ?? field.proposal}
            onChange={(side) => setSides({ ...sides, [field.key]: side })}
          />
        ))}
      </CardBody>
      <CardFooter>
        <Button loading={form.isSaving} onClick={() => void form.resolveConflict(sides)}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={form.dismissConflict}>
          {texts.later}
        </Button>
      </CardFooter>
    </Card>
  )
}

type ConflictRowProps = {
  form: RecordFormState
  field: ConflictField
  side: Side
  onChange: (side: Side) => void
}

function ConflictRow({ form, field, side, onChange }: ConflictRowProps) {
  const definition = form.definition.fields[field.name]
  const options: { value: Side; label: string }[] = [
    { value: 'mine', label: texts.keepMine },
    { value: 'theirs', label: texts.takeTheirs },
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
            <p className="mb-1 text-caption text-muted">{texts[which]}</p>
            {field.itemId !== undefined && field[which] === undefined ? (
              <p className="text-small text-muted italic">{texts.removed}</p>
            ) : (
              <FieldValue
                field={definition}
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
