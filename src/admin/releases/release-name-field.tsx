import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { releaseTexts as texts } from './release-texts.ts'

type ReleaseNameFieldProps = { value: string; error: string; onChange: (value: string) => void }

export function ReleaseNameField({ value, error, onChange }: ReleaseNameFieldProps) {
  return (
    <FormField label={texts.name} required {...(error ? { error } : {})}>
      <Input value={value} maxLength={120} onChange={(event) => onChange(event.currentTarget.value)} />
    </FormField>
  )
}
