import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { copyText } from './copy-text.ts'
import { secondFactorTexts as texts } from './second-factor-texts.ts'

export interface AppSecret {
  secret: string
  uri: string
}

type ScanFormProps = {
  app: AppSecret
  onCode: (code: string) => Promise<void>
  cancel?: ReactNode
}

/** The square for the camera, the key for typing, and the code that proves that one of them arrived. */
export function ScanForm({ app, onCode, cancel }: ScanFormProps) {
  const { form, problems, failure, isBusy, field } = useAccountForm({
    start: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: texts.codeRequired } : {}),
    send: ({ code }) => onCode(code),
    failed: texts.failed,
  })
  return (
    <form {...form} className="space-y-5">
      {failure && <Alert tone="danger" title={failure} />}
      <QrCode text={app.uri} label={texts.qrCode} className="mx-auto w-full max-w-52 rounded-card" />
      <p className="text-center text-small sm:hidden">
        <a href={app.uri} className="prose-link">
          {texts.onThisPhone}
        </a>
      </p>
      <TypedKey secret={app.secret} />
      <FormField label={texts.code} help={texts.codeHelp} required error={problems.code}>
        <Input
          {...field('code')}
          autoFocus
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          dir="ltr"
        />
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <Button type="submit" loading={isBusy} loadingLabel={texts.checking}>
          {texts.turnOn}
        </Button>
      </div>
    </form>
  )
}

function TypedKey({ secret }: { secret: string }) {
  const toasts = useToast()
  const copy = async () => {
    const isCopied = await copyText(secret)
    toasts.show(
      isCopied
        ? { title: texts.keyCopied, variant: 'success' }
        : { title: texts.copyRefused, variant: 'destructive' },
    )
  }
  return (
    <div className="space-y-2 text-small">
      <p className="text-muted">{texts.byHand}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <code dir="ltr" className="min-w-0 flex-1 basis-56 font-mono wrap-anywhere">
          {inGroups(secret)}
        </code>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copyKey}
        </Button>
      </p>
    </div>
  )
}

/** `ABCD EFGH`: nobody types 32 letters in a row without losing the place. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
