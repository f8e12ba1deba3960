import { FormField } from '../../../ui/form-field.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { useFieldState, useRecordFormParts } from '../../record-form/record-form-context.ts'
import { successStoriesTexts as texts } from './success-stories-texts.ts'

type BelongsToFieldProps = {
  name: 'programId' | 'projectId'
  label: string
  help: string
  /** What can be chosen; a record that is gone stays in the list under its id, so that saving does not lose it. */
  records: readonly { id: string; title: string }[] | undefined
}

export function BelongsToField({ name, label, help, records = [] }: BelongsToFieldProps) {
  const { value, change, leave, error } = useFieldState<string>(name)
  const { isReadOnly } = useRecordFormParts()
  const isKnown = value === '' || records.some(({ id }) => id === value)
  const options = [
    ...records.map(({ id, title }) => ({ value: id, label: title })),
    ...(isKnown ? [] : [{ value, label: value }]),
  ]
  return (
    <FormField label={label} help={help} disabled={isReadOnly} {...(error ? { error } : {})}>
      <NativeSelect
        value={value}
        placeholder={texts.none}
        options={options}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    </FormField>
  )
}
