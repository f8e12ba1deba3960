import { useId } from 'react'
import { inPageLanguage } from '../../content/content-words.ts'
import { iconLabel } from '../../content/icon-names.ts'
import { houseColors } from '../../shared/brand-colors.ts'
import { FieldError } from '../../ui/form-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ImageControl } from '../upload/image-control.tsx'
import { ColorInput } from './color-input.tsx'
import type { FieldControlProps } from './field-control.ts'
import { fieldControlTexts as texts } from './field-control-texts.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFieldState, useRecordFormParts } from './record-form-context.ts'

export function ImageFieldControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string | null>(name)
  const { methods, isReadOnly } = useRecordFormParts()
  const alt = methods.watch(siblingOf(name, 'alt'))
  const lacksAlt = Boolean(value) && typeof alt === 'string' && alt.trim() === ''
  return (
    <FieldFrame
      field={field}
      look={look}
      error={error}
      note={lacksAlt && <p className="mt-1.5 text-caption text-warning">{texts.altReminder}</p>}
    >
      <ImageControl
        label={look.label ?? field.label}
        value={value ?? ''}
        onChange={change}
        onBlur={leave}
        folder={field.facts.folder ?? 'media'}
        size={look.previewSize}
        disabled={isReadOnly}
      />
    </FieldFrame>
  )
}

/** `images.2.url` → `images.2.alt` */
function siblingOf(name: string, sibling: string): string {
  return [...name.split('.').slice(0, -1), sibling].join('.')
}

export function ColorControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string | null>(name)
  const { isReadOnly } = useRecordFormParts()
  return (
    <FieldFrame field={field} look={look} error={error}>
      <ColorInput
        name={name}
        label={look.label ?? field.label}
        value={value ?? ''}
        whenEmpty={field.facts.whenEmpty ?? houseColors.primary}
        isReadOnly={isReadOnly}
        onChange={change}
        onLeave={leave}
      />
    </FieldFrame>
  )
}

/** All icons in sight; the arrow keys choose. */
export function IconControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string | null>(name)
  const group = useId()
  const names = [...(field.facts.options ?? [])]
  if (value && !names.includes(value)) names.push(value)
  return (
    <fieldset data-invalid={error ? '' : undefined} className={look.className}>
      <legend className={look.hideLabel ? 'sr-only' : 'mb-1.5 text-small font-medium'}>
        {look.label ?? field.label}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {names.map((icon) => (
          <label key={icon} title={inPageLanguage(iconLabel(icon))} className={iconLook}>
            <input
              type="radio"
              name={group}
              value={icon}
              checked={icon === value}
              onChange={() => change(icon)}
              onBlur={leave}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <Icon name={icon} className="size-4.5" />
            <span className="sr-only">{inPageLanguage(iconLabel(icon))}</span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

const iconLook =
  'relative grid size-9 place-items-center rounded-control border border-line text-muted transition-colors hover:text-ink ' +
  'has-checked:border-action has-checked:bg-action-tint has-checked:text-link has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:opacity-55'
