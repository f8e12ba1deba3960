import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '../../../ui/form-field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { usersTexts as texts } from './users-texts.ts'

type NewPasswordFieldProps = { registered: UseFormRegisterReturn; error: FieldError | undefined }

/** A password that an administrator gives. */
export function NewPasswordField({ registered, error }: NewPasswordFieldProps) {
  return (
    <FormField label={texts.password} required help={texts.passwordHelp} error={error?.message}>
      <PasswordInput autoComplete="new-password" {...registered} />
    </FormField>
  )
}
