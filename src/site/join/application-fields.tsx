import { applicationTrap } from '../../content/application/application-rules.ts'
import { Alert } from '../../ui/alert.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import * as messages from '../messages/site-messages.ts'
import { ClosedProgram } from './closed-program.tsx'
import type { ApplicationField, ApplicationForm } from './use-application-form.ts'
import { WaitingToSend } from './waiting-to-send.tsx'

interface ApplicationFieldsProps {
  form: ApplicationForm
  hasPhone?: boolean
  /** Programs offered while typing the subject. */
  subjects?: readonly string[]
}

/** The fields of an application, the same in the dialog and on the Join page. */
export function ApplicationFields({ form, hasPhone = false, subjects = [] }: ApplicationFieldsProps) {
  const texts = messages.join.fields
  const control = (name: ApplicationField) => ({
    name,
    value: form.values[name],
    onChange: (event: { currentTarget: { value: string } }) => form.change(name, event.currentTarget.value),
  })
  const field = (name: ApplicationField) => ({
    label: texts[name],
    ...(form.errors[name] ? { error: form.errors[name] } : {}),
  })
  return (
    <div className="grid gap-5">
      <ClosedProgram subject={form.values.subject} />
      <FormField {...field('name')} required>
        <Input {...control('name')} autoComplete="name" maxLength={120} />
      </FormField>
      <FormField {...field('email')} required>
        <Input {...control('email')} type="email" autoComplete="email" maxLength={254} dir="ltr" />
      </FormField>
      {hasPhone && (
        <FormField {...field('phone')} help={texts.phoneHelp}>
          <Input {...control('phone')} type="tel" autoComplete="tel" maxLength={40} dir="ltr" />
        </FormField>
      )}
      <FormField {...field('subject')} required help={texts.subjectHelp}>
        <Input
          {...control('subject')}
          maxLength={200}
          list={subjects.length > 0 ? 'application-subjects' : undefined}
        />
      </FormField>
      {subjects.length > 0 && (
        <datalist id="application-subjects">
          {subjects.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
      )}
      <FormField {...field('request')} required help={texts.requestHelp}>
        <Textarea {...control('request')} rows={5} maxLength={5000} />
      </FormField>
      <Trap form={form} />
      {form.refusal !== undefined && (
        <Alert tone="danger" title={messages.join.failedTitle}>
          {form.refusal} {messages.join.keptText}
        </Alert>
      )}
      {form.sendAt !== undefined && <WaitingToSend form={form} sendAt={form.sendAt} />}
    </div>
  )
}

/** Those that fill in more than the browser does, each with its own word for keeping out. */
const noPasswordManager = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true' }

/** Only programs that fill in every field see this one. */
function Trap({ form }: { form: ApplicationForm }) {
  return (
    <div aria-hidden="true" className="absolute -start-[999rem] size-px overflow-hidden">
      <label>
        {messages.join.trapLabel}
        <input
          name={applicationTrap}
          tabIndex={-1}
          autoComplete="off"
          {...noPasswordManager}
          value={form.trap}
          onChange={(event) => form.setTrap(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}
