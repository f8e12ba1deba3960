import { useId } from 'react'
import { inPageLanguage } from '../../content/content-words.ts'
import { colorSchemeNames, colorSchemes } from '../../content/page-section/color-schemes.ts'
import { fieldAt } from '../../schema/field-at.ts'
import { useFieldState, useRecordFormParts } from '../record-form/record-form-context.ts'

/** The six colour schemes as swatches. Each brings its gradient along. */
export function ColorSchemeControl() {
  const { fields, methods, isReadOnly } = useRecordFormParts()
  const { value, change, leave } = useFieldState<string>('color')
  const group = useId()
  return (
    <fieldset disabled={isReadOnly} className="min-w-0">
      <legend className="mb-1.5 text-small font-medium">{fieldAt(fields, 'color').label}</legend>
      <div className="flex flex-wrap gap-2">
        {colorSchemeNames.map((name) => (
          <label key={name} className={swatchLook}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === value}
              onChange={() => {
                change(name)
                methods.setValue('gradient', colorSchemes[name].classes, { shouldDirty: true })
              }}
              onBlur={leave}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <span
              aria-hidden="true"
              style={{
                backgroundImage: `linear-gradient(135deg, ${colorSchemes[name].from}, ${colorSchemes[name].to})`,
              }}
              className="size-5 rounded-full"
            />
            {inPageLanguage(colorSchemes[name].label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const swatchLook =
  'relative inline-flex h-9 items-center gap-2 rounded-full border border-line ps-2 pe-3.5 text-caption transition-colors ' +
  'hover:border-control has-checked:border-action has-checked:bg-action-tint has-checked:text-link has-disabled:opacity-55 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'
