import { useState } from 'react'
import { sendJson } from '../../../client/request-json.ts'
import { useMailOptions } from '../../../client/use-sends-mail.ts'
import { isEmail } from '../../../schema/is-email.ts'
import { Alert } from '../../../ui/alert.tsx'
import { AlertButton } from '../../../ui/alert-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { EntranceFrame } from '../../entrance/entrance-frame.tsx'
import { EntranceLanguages } from '../../language/entrance-languages.tsx'
import { useAccountForm } from '../../use-account-form.ts'
import { ToSignIn } from './link-frame.tsx'
import { linkTexts as texts } from './link-texts.ts'

export function ForgottenPasswordScreen() {
  const options = useMailOptions()
  return (
    <EntranceFrame
      title={texts.forgottenTitle}
      intro={options.data?.sendsMail ? texts.forgottenIntro : ''}
      corner={<EntranceLanguages />}
      footer={<ToSignIn />}
    >
      {options.isError ? (
        <Alert
          tone="danger"
          title={texts.optionsFailed}
          action={<AlertButton onClick={() => void options.refetch()}>{texts.tryAgain}</AlertButton>}
        />
      ) : !options.data ? (
        <Spinner text={texts.loading} />
      ) : options.data.sendsMail ? (
        <LinkByMail />
      ) : (
        <WhomToAsk />
      )}
    </EntranceFrame>
  )
}

/** Says the same for every address. */
function LinkByMail() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <RequestForm onSent={setSentTo} />
  return (
    <Alert tone="success" title={texts.sent}>
      {texts.sentHint(sentTo)}
    </Alert>
  )
}

/** Names nobody: strangers read this, too. */
function WhomToAsk() {
  return (
    <Alert tone="info" title={texts.askTitle}>
      <p>{texts.ask}</p>
      <p className="mt-2">{texts.askOperator}</p>
    </Alert>
  )
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, problems, failure, isBusy, field } = useAccountForm({
    start: { email: '' },
    check: ({ email }) => {
      if (email.trim() === '') return { email: texts.emailRequired }
      return isEmail(email.trim()) ? {} : { email: texts.emailWrong }
    },
    send: async ({ email }) => {
      await sendJson('POST', '/api/auth/forgotten-password', { email: email.trim() })
      onSent(email.trim())
    },
    failed: texts.failed,
  })
  return (
    <form {...form} className="space-y-5">
      {failure && <Alert tone="danger" title={failure} />}
      <FormField label={texts.email} required error={problems.email}>
        <Input {...field('email')} type="email" autoComplete="username" autoFocus />
      </FormField>
      <Button type="submit" loading={isBusy} loadingLabel={texts.sending} className="w-full">
        {texts.send}
      </Button>
    </form>
  )
}
