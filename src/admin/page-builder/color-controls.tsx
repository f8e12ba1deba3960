import { RotateCcw } from 'lucide-react'
import { foundation } from '../../content/foundation.ts'
import {
  colorInputFallbacks,
  portfolioColors,
} from '../../content/portfolio-page/default-portfolio-sections.ts'
import { fieldAt } from '../../schema/field-at.ts'
import { completeColor } from '../../shared/complete-color.ts'
import { Button } from '../../ui/button.tsx'
import { ColorInput } from '../record-form/color-input.tsx'
import { FieldFrame } from '../record-form/field-frame.tsx'
import { useFieldState, useRecordFormParts } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { type ColorField, colorHint } from './color-hint.ts'

/** What the colour input shows where neither the section nor the site's settings have a colour of their own. */
const shownWhenEmpty: Record<ColorField, string> = { ...portfolioColors, ...colorInputFallbacks }

/** Of the site's settings; undefined where the house's were kept. */
function brandColor(color: ColorField): string | undefined {
  const { colors } = foundation
  return (
    colors &&
    { primaryColor: colors.primary, secondaryColor: colors.secondary, accentColor: colors.accent }[color]
  )
}

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
              style={{
                backgroundColor:
                  completeColor(values[at] ?? '') || brandColor(color) || portfolioColors[color],
              }}
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
      <ColorInput
        name={name}
        label={field.label}
        value={value}
        whenEmpty={brandColor(color) ?? shownWhenEmpty[color]}
        isReadOnly={isReadOnly}
        onChange={change}
        onLeave={leave}
      />
    </FieldFrame>
  )
}
