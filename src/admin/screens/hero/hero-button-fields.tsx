import { RecordField } from '../../record-form/record-field.tsx'
import { useFieldState } from '../../record-form/record-form-context.ts'
import { heroTexts as texts } from './hero-texts.ts'

/** A button of the hero: its text and link are asked for only while it is shown. */
export function HeroButtonFields({ button }: { button: 'primary' | 'secondary' }) {
  const enabled = `${button}ButtonEnabled`
  const { value: isEnabled } = useFieldState<boolean>(enabled)
  return (
    <div className="grid gap-4">
      <RecordField name={enabled} />
      {isEnabled && (
        <div className="grid gap-4 border-s-2 border-line ps-4">
          <RecordField name={`${button}ButtonText`} />
          <RecordField name={`${button}ButtonLink`} help={texts.linkHelp} />
        </div>
      )}
    </div>
  )
}
