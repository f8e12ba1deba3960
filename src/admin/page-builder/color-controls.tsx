import { RotateCcw } from 'lucide-react'
import {
  colorInputFallbacks,
  portfolioColors,
} from '../../content/portfolio-page/default-portfolio-sections.ts'
import { fieldAt } from '../../schema/field-at.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { fieldControlTexts } from '../record-form/field-control-texts.ts'
import { FieldFrame } from '../record-form/field-frame.tsx'
import { useFieldState, useRecordFormParts } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { type ColorField, colorHint } from './color-hint.ts'

/** What the colour input shows where the section has no colour of its own. */
const shownWhenEmpty: Record<ColorField, string> = { ...portfolioColors, ...colorInputFallbacks }

type ColorControlsProps = { path: string; colors: readonly ColorField[] }

/** A section's colours, folded: most sections keep the site's own. */
export function ColorControls({ path, colors }: ColorControlsProps) {
  const { methods, isReadOnly } = useRecordFormParts()
  const values: string[] = methods.watch(colors.map((color) => `${path}.${color}`))
  const reset = () => {
    for (const color of colors) methods.setValue(`${path}.${color}`, '', { shouldDirty: true })
  }
  return (
    <details className="rounded-control border border-line">
      <summary className="flex items-center gap-3 rounded-control px-4 py-2.5 text-small font-medium">
        {texts.colors}
        <span aria-hidden="true" className="flex gap-1">
          {colors.map((color, at) => (
            <span
              key={color}
              style={{ backgroundColor: values[at] || portfolioColors[color] }}
              className="size-4 rounded-full border border-line"
            />
          ))}
        </span>
      </summary>
      <div className="grid gap-4 p-4 pt-1">
        {colors.map((color) => (
          <ColorLine key={color} name={`${path}.${color}`} color={color} />
        ))}
        {!isReadOnly && values.some(Boolean) && (
          <Button size="sm" variant="secondary" className="w-fit" onClick={reset}>
            <RotateCcw aria-hidden="true" />
            {texts.resetColors}
          </Button>
        )}
      </div>
    </details>
  )
}

function ColorLine({ name, color }: { name: string; color: ColorField }) {
  const { fields, isReadOnly } = useRecordFormParts()
  const { value, change, leave, error } = useFieldState<string>(name)
  const field = fieldAt(fields, name)
  const hint = colorHint(color, value)
  return (
    <FieldFrame
      field={field}
      error={error}
      look={hint ? { help: <span className="text-warning">{hint}</span> } : {}}
    >
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={fieldControlTexts.chooseColor(field.label)}
          disabled={isReadOnly}
          value={sixDigits(value) ?? shownWhenEmpty[color]}
          onChange={(event) => change(event.currentTarget.value)}
          className="h-9 w-12 shrink-0 rounded-control border border-control bg-surface p-1 disabled:opacity-55"
        />
        <Input
          dir="ltr"
          name={name}
          size="sm"
          spellCheck={false}
          placeholder={shownWhenEmpty[color]}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
          className="max-w-36"
        />
      </div>
    </FieldFrame>
  )
}

/** The browser's colour input takes nothing but #rrggbb. */
function sixDigits(color: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, '$&$&') : undefined
}
