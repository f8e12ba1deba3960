import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { forgetContent } from '../../../client/content-queries.ts'
import { contentSource } from '../../../client/record-source.ts'
import { RequestError } from '../../../client/request-json.ts'
import { type ImpactStat, impactStat } from '../../../content/impact-stat/impact-stat.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { newTarget } from '../../record-form/record-form-options.ts'
import { sendRecord, type Unanswered } from '../../record-form/send-record.ts'
import { wholeNumber } from './stat-card.tsx'
import { statisticsTexts as texts } from './statistics-texts.ts'

const blank = { label: '', value: '', suffix: '', description: '' }

/** Adds a statistic behind the last one. */
export function AddStatForm({ records }: { records: readonly ImpactStat[] }) {
  const [values, setValues] = useState(blank)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const unanswered = useRef<Unanswered>({})
  const labelInput = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const toasts = useToast()
  const isIncomplete = values.label.trim() === '' || values.value.trim() === ''
  const order = Math.max(-1, ...records.map((stat) => stat.order)) + 1
  const control = (name: keyof typeof blank) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })

  const add = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isIncomplete) {
      toasts.show({ title: texts.error, description: texts.required, variant: 'destructive' })
      labelInput.current?.focus()
      return
    }
    setBusy(true)
    try {
      const stat = { ...values, value: wholeNumber(values.value), order }
      await sendRecord(contentSource(impactStat), newTarget(stat), stat, unanswered.current)
      await forgetContent(client, impactStat)
      setValues(blank)
      setTried(false)
      toasts.show({ title: texts.added, variant: 'success' })
      labelInput.current?.focus()
    } catch (error) {
      const detail = (error instanceof RequestError && error.detail) || texts.createFailed
      toasts.show({ title: texts.error, description: detail, variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Card className="mb-6">
      <CardHeader title={texts.addTitle} />
      <CardBody>
        <form
          noValidate
          onSubmit={(event) => void add(event)}
          className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_6rem] lg:grid-cols-[2fr_1fr_6rem_3fr_auto]"
        >
          <FormField
            label={texts.label}
            required
            {...(isTried && values.label.trim() === '' ? { error: texts.required } : {})}
          >
            <Input ref={labelInput} size="sm" maxLength={200} {...control('label')} />
          </FormField>
          <FormField
            label={texts.value}
            required
            {...(isTried && values.value.trim() === '' ? { error: texts.required } : {})}
          >
            <Input size="sm" type="number" step={1} {...control('value')} />
          </FormField>
          <FormField label={texts.suffix}>
            <Input size="sm" maxLength={20} {...control('suffix')} />
          </FormField>
          <FormField label={texts.detail} className="sm:col-span-3 lg:col-span-1">
            <Input size="sm" maxLength={500} {...control('description')} />
          </FormField>
          <Button type="submit" size="sm" loading={isBusy} loadingLabel={texts.adding} className="lg:mt-7">
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
