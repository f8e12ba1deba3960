import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react'
import type { QueueState } from '../../../client/change-queue.ts'
import { offlineText } from '../../../client/use-resend-when-online.ts'
import { type ImpactStat, statColorClasses } from '../../../content/impact-stat/impact-stat.ts'
import { groupedNumber } from '../../../shared/local-numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SpinnerMark } from '../../../ui/spinner.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useMayPublish } from '../../approval/use-may-publish.ts'
import { statisticsTexts as texts } from './statistics-texts.ts'
import { useStatChanges } from './use-stat-changes.ts'

type StatCardProps = {
  record: ImpactStat
  /** Where visitors see it. */
  note: string
  onDelete: () => void
}

/** One statistic that is edited in place. */
export function StatCard({ record, note, onDelete }: StatCardProps) {
  const { typed, state, waitsForLine, change, flush } = useStatChanges(record)
  const isReadOnly = !useMayPublish()
  return (
    <Card>
      <CardBody className="space-y-3" onBlur={flush}>
        <div className="flex items-start justify-between gap-2">
          <p className={`text-h2 tabular-nums ${typed.colorClass}`}>
            {groupedNumber(typed.value)}
            {typed.suffix}
          </p>
          {!isReadOnly && (
            <IconButton
              size="sm"
              variant="destructive"
              label={texts.delete(typed.label)}
              icon={<Trash2 />}
              onClick={onDelete}
            />
          )}
        </div>
        <fieldset disabled={isReadOnly} className="space-y-3">
          <FormField
            label={texts.label}
            required
            {...(typed.label.trim() === '' ? { error: texts.required } : {})}
          >
            <Input
              size="sm"
              maxLength={200}
              value={typed.label}
              onChange={(event) => change({ label: event.currentTarget.value })}
            />
          </FormField>
          <div className="grid grid-cols-[1fr_5rem_5rem] gap-3">
            <FormField label={texts.value} required>
              <Input
                size="sm"
                type="number"
                step={1}
                value={typed.value}
                onChange={(event) => change({ value: wholeNumber(event.currentTarget.value) })}
              />
            </FormField>
            <FormField label={texts.suffix}>
              <Input
                size="sm"
                maxLength={20}
                value={typed.suffix}
                onChange={(event) => change({ suffix: event.currentTarget.value })}
              />
            </FormField>
            <FormField label={texts.order}>
              <Input
                size="sm"
                type="number"
                step={1}
                value={typed.order}
                onChange={(event) => change({ order: wholeNumber(event.currentTarget.value) })}
              />
            </FormField>
          </div>
          <FormField label={texts.detail}>
            <Textarea
              size="sm"
              rows={2}
              maxLength={500}
              value={typed.description}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
          </FormField>
          <FormField label={texts.color}>
            <NativeSelect
              size="sm"
              value={typed.colorClass}
              options={statColorClasses.map((name) => ({ value: name, label: texts.colors[name] }))}
              onChange={(event) => change({ colorClass: event.currentTarget.value })}
            />
          </FormField>
        </fieldset>
        <p className="flex items-center justify-between gap-2 text-caption text-muted">
          <span>{note}</span>
          <SaveState state={state} onRetry={flush} />
        </p>
        {waitsForLine && (
          <p role="status" className="text-caption text-danger">
            {offlineText}
          </p>
        )}
      </CardBody>
    </Card>
  )
}

function SaveState({ state, onRetry }: { state: QueueState; onRetry: () => void }) {
  if (state === 'failed') {
    return (
      <span role="status" className="inline-flex items-center gap-1.5 text-danger [&>svg]:size-4">
        <CircleAlert aria-hidden="true" />
        {texts.notSaved}
        <Button variant="link" onClick={onRetry}>
          {texts.retry}
        </Button>
      </span>
    )
  }
  return (
    <span role="status" className="inline-flex items-center gap-1.5 [&>svg]:size-4">
      {state === 'saved' ? <CircleCheck aria-hidden="true" className="text-success" /> : <SpinnerMark />}
      {state === 'saved' ? texts.saved : texts.saving}
    </span>
  )
}

/** As the specification has it: anything that is not a whole number counts as 0. */
export function wholeNumber(text: string): number {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? 0 : number
}
