import { useQueryClient } from '@tanstack/react-query'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { sendsMailUrl } from '../../../client/use-sends-mail.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { type Encryption, type MailFacts, mailServerUrl } from '../../mail/mail-facts.ts'
import { mailProblemTexts } from '../../mail/mail-problem-texts.ts'
import { useAccountForm } from '../../use-account-form.ts'
import { mailTexts as texts } from './mail-texts.ts'

const usualPorts: Readonly<Record<string, string>> = { tls: '465', starttls: '587', none: '25' }
const encryptions = Object.entries(texts.encryptions).map(([value, label]) => ({ value, label }))

/** Names of machines and accounts: nothing corrects them. */
const typedAsItIs = {
  size: 'sm',
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** The mail server as staff set it up: it is stored once it has taken the sign-in. */
export function MailServerForm({ facts: { server, waiting } }: { facts: MailFacts }) {
  const client = useQueryClient()
  const toasts = useToast()
  const { form, values, change, problems, failure, isBusy, field } = useAccountForm({
    start: {
      host: server?.host ?? '',
      encryption: server?.encryption ?? 'tls',
      port: server ? String(server.port) : '465',
      user: server?.user ?? '',
      password: '',
    },
    check: problemsOf,
    send: async ({ port, ...given }) => {
      await sendAsStaff('PUT', mailServerUrl, { ...given, port: Number(port) })
      const description = waiting > 0 ? texts.sending(waiting) : texts.testNext
      toasts.show({ title: texts.saved, description, variant: 'success' })
      await forgetMailServer()
    },
    failed: texts.failed,
  })
  const forgetMailServer = async () => {
    for (const url of [mailServerUrl, sendsMailUrl]) await client.invalidateQueries({ queryKey: [url] })
  }
  const remove = async () => {
    await sendAsStaff('DELETE', mailServerUrl)
    toasts.show({ title: texts.removed, variant: 'success' })
    await forgetMailServer()
  }
  const chooseEncryption = (encryption: string) => {
    const isUsual = Object.values(usualPorts).includes(values.port)
    change({ encryption, ...(isUsual ? { port: usualPorts[encryption] ?? values.port } : {}) })
  }
  return (
    <Card asChild>
      <form {...form} aria-label={texts.server}>
        <CardHeader title={texts.server} description={texts.serverHint} />
        <CardBody className="space-y-5">
          {failure && <Alert tone="danger" title={failure} />}
          {server?.isReadable === false && <Alert tone="warning" title={mailProblemTexts.lost_password} />}
          <FormField label={texts.host} help={texts.hostHelp} required error={problems.host}>
            <Input {...field('host')} {...typedAsItIs} />
          </FormField>
          <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
            <FormField
              label={texts.encryption}
              error={problems.encryption}
              {...(values.encryption === 'none' ? { help: texts.noneHelp } : {})}
            >
              <NativeSelect
                name="encryption"
                size="sm"
                options={encryptions}
                value={values.encryption as Encryption}
                onChange={(event) => chooseEncryption(event.currentTarget.value)}
              />
            </FormField>
            <FormField label={texts.port} required error={problems.port}>
              <Input {...field('port')} size="sm" dir="ltr" inputMode="numeric" autoComplete="off" />
            </FormField>
          </div>
          <FormField label={texts.user} help={texts.userHelp} error={problems.user}>
            <Input {...field('user')} {...typedAsItIs} />
          </FormField>
          <FormField
            label={texts.password}
            help={server?.hasPassword ? texts.passwordKept : texts.passwordHelp}
            error={problems.password}
          >
            {/* The password of a mailbox is none that a browser should keep for this site. */}
            <PasswordInput {...field('password')} size="sm" autoComplete="new-password" />
          </FormField>
        </CardBody>
        <CardFooter className="flex-wrap justify-between gap-3">
          <Button type="submit" loading={isBusy} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
          {server && (
            <ConfirmDialog
              title={texts.removeTitle}
              description={texts.removeHint}
              confirmLabel={texts.remove}
              busyLabel={texts.removing}
              destructive
              onConfirm={remove}
              trigger={<Button variant="ghost">{texts.remove}</Button>}
            />
          )}
        </CardFooter>
      </form>
    </Card>
  )
}

type Values = Record<'host' | 'encryption' | 'port' | 'user' | 'password', string>

function problemsOf({ host, port, user, password }: Values): Partial<Values> {
  const isPort = /^\d{1,5}$/.test(port.trim()) && Number(port) >= 1 && Number(port) <= 65_535
  return {
    ...(host.trim() === '' ? { host: texts.hostRequired } : {}),
    ...(isPort ? {} : { port: texts.portWrong }),
    ...(user.trim() !== '' && password === '' ? { password: texts.passwordRequired } : {}),
  }
}
