import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { secondFactorTexts as texts } from './second-factor-texts.ts'

type SignInCodeFieldProps = {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

/** The second step of signing in: digits of the app or, on request, a recovery code. */
export function SignInCodeField({ value, error, onChange }: SignInCodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false)
  const change = () => {
    setRecovery(!isRecovery)
    onChange('')
  }
  return (
    <div className="space-y-3">
      <FormField
        // A field of its own each time, so that the focus and the keyboard of a phone follow.
        key={String(isRecovery)}
        label={isRecovery ? texts.recoveryCode : texts.code}
        help={isRecovery ? texts.recoveryHelp : texts.codeHelp}
        required
        error={error}
      >
        <Input
          name="code"
          autoFocus
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={60}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </FormField>
      <p className="space-y-1 text-caption text-muted">
        <Button variant="link" onClick={change}>
          {isRecovery ? texts.useApp : texts.useRecovery}
        </Button>
        <span className="block">{texts.lost}</span>
      </p>
    </div>
  )
}
