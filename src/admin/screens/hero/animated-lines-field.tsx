import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useFieldState, useRecordFormParts } from '../../record-form/record-form-context.ts'
import { heroTexts as texts } from './hero-texts.ts'

const usualCount = 2

/** Two lines, and more where a record holds more. A blank one is not stored. */
export function AnimatedLinesField({ name }: { name: string }) {
  const { value, change, leave, error } = useFieldState<string[] | null>(name)
  const { fields, isReadOnly } = useRecordFormParts()
  const lines = value ?? []
  const count = Math.max(usualCount, lines.length)
  const padded = Array.from({ length: count }, (_, index) => lines[index] ?? '')
  return (
    <div data-invalid={error ? '' : undefined} className="grid gap-3">
      {padded.map((line, index) => (
        <FormField
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a line
          key={index}
          label={texts.animatedLine(index + 1)}
          required={index === 0}
          disabled={isReadOnly}
          {...(index === 0 && error ? { error } : {})}
          {...(index === count - 1 ? { help: texts.animatedHelp } : {})}
        >
          <Input
            name={`${name}.${index}`}
            size="sm"
            autoComplete="off"
            maxLength={fields[name]?.facts.maxLength}
            value={line}
            onChange={(event) => change(padded.with(index, event.currentTarget.value))}
            onBlur={leave}
          />
        </FormField>
      ))}
    </div>
  )
}
