import { completeColor } from '../../shared/complete-color.ts'
import { Input } from '../../ui/input.tsx'
import { fieldControlTexts as texts } from './field-control-texts.ts'

type ColorInputProps = {
  name: string
  label: string
  value: string
  /** The colour that stands where none was chosen. */
  whenEmpty: string
  isReadOnly: boolean
  onChange: (color: string) => void
  onLeave: () => void
}

/** A colour by its sign or by the browser's own choice of colours. */
export function ColorInput(props: ColorInputProps) {
  const { name, label, value, whenEmpty, isReadOnly, onChange, onLeave } = props
  return (
    <div className="flex items-center gap-2">
      <input
        type="color"
        aria-label={texts.chooseColor(label)}
        disabled={isReadOnly}
        value={sixDigits(value) ?? whenEmpty}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-9 w-12 shrink-0 rounded-control border border-control bg-surface p-1 disabled:opacity-55"
      />
      <Input
        name={name}
        size="sm"
        spellCheck={false}
        dir="ltr"
        placeholder={whenEmpty}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => {
          const complete = completeColor(value.trim())
          if (complete !== value) onChange(complete)
          onLeave()
        }}
        className="max-w-36"
      />
    </div>
  )
}

/** The browser's colour input takes nothing but #rrggbb. */
function sixDigits(typed: string): string | undefined {
  const color = completeColor(typed.trim())
  if (/^#[0-9a-f]{6}$/i.test(color)) return color
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, '$&$&') : undefined
}
