import { RecordField } from '../record-form/record-field.tsx'
import { useFieldState } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'

type ButtonControlsProps = { path: string; hasSecond: boolean }

/** The buttons of a section; text and link of the first only while it is shown. */
export function ButtonControls({ path, hasSecond }: ButtonControlsProps) {
  const { value: isShown } = useFieldState<boolean>(`${path}.buttonEnabled`)
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="mb-3 text-small font-medium">{texts.buttons}</legend>
      <RecordField name={`${path}.buttonEnabled`} label={texts.button} />
      {isShown && (
        <div className="grid gap-4 sm:grid-cols-2">
          <RecordField name={`${path}.buttonText`} placeholder={texts.buttonExample} />
          <RecordField name={`${path}.buttonUrl`} placeholder="/join" />
        </div>
      )}
      {hasSecond && (
        <div className="grid gap-4 sm:grid-cols-2">
          <RecordField name={`${path}.secondaryButtonText`} />
          <RecordField name={`${path}.secondaryButtonUrl`} placeholder="/programs" />
        </div>
      )}
    </fieldset>
  )
}
