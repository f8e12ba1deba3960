import { useWatch } from 'react-hook-form'
import type { Decision } from '../../schema/staff-screen.ts'
import { NativeSelect, type NativeSelectProps } from '../../ui/native-select.tsx'
import { useRecordFormParts } from './record-form-context.ts'

type DecidingChoiceProps = NativeSelectProps & {
  value: string
  decides: Decision
}

/** A choice that writes other fields too. While they contradict it, it says so, and nothing changes until one is chosen. */
export function DecidingChoice({ decides, value, onChange, ...select }: DecidingChoiceProps) {
  const { methods } = useRecordFormParts()
  const typed = useWatch({ control: methods.control })
  const contradiction = decides.contradiction({ ...methods.getValues(), ...typed })
  return (
    <NativeSelect
      {...select}
      {...(contradiction === undefined ? {} : { placeholder: contradiction })}
      value={contradiction === undefined ? value : ''}
      onChange={(event) => {
        onChange?.(event)
        for (const [name, decided] of Object.entries(decides.values(event.currentTarget.value)))
          methods.setValue(name, decided, { shouldDirty: true })
      }}
    />
  )
}
