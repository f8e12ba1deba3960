import { sectionWidth } from '../../content/page-section/section-limits.ts'
import { fieldAt } from '../../schema/field-at.ts'
import { localNumber } from '../../shared/local-numbers.ts'
import { classNames } from '../../ui/class-names.ts'
import { Input } from '../../ui/input.tsx'
import { FieldFrame } from '../record-form/field-frame.tsx'
import { useFieldState, useRecordFormParts } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'

/** A width by number or by preset; leaving an impossible one puts the usual one in its place. */
export function WidthControl({ name }: { name: string }) {
  const { fields, isReadOnly } = useRecordFormParts()
  const { value, change, leave, error } = useFieldState<number | null>(name)
  const settle = () => {
    const isPossible = value !== null && value >= sectionWidth.min && value <= sectionWidth.max
    if (!isPossible) change(sectionWidth.initial)
    leave()
  }
  return (
    <FieldFrame field={fieldAt(fields, name)} look={{}} error={error}>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="number"
          step={1}
          min={sectionWidth.min}
          max={sectionWidth.max}
          name={name}
          size="sm"
          value={value ?? ''}
          onChange={(event) => {
            const width = event.currentTarget.valueAsNumber
            change(Number.isNaN(width) ? null : Math.trunc(width))
          }}
          onBlur={settle}
          className="max-w-24"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the field's own frame would need a second legend */}
        <div role="group" aria-label={texts.width} className="flex flex-wrap gap-1">
          {sectionWidth.presets.map((width) => (
            <button
              key={width}
              type="button"
              disabled={isReadOnly}
              aria-label={texts.pixels(width)}
              aria-pressed={value === width}
              onClick={() => change(width)}
              className={classNames(
                'h-9 rounded-control border border-line px-3 text-caption tabular-nums transition-colors',
                'hover:border-control disabled:opacity-55',
                'aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:text-link',
              )}
            >
              {localNumber(width)}
            </button>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}
