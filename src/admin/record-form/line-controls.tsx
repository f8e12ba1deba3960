import { optionLabel } from '../../schema/option-label.ts'
import { isDayOnly, siteDay } from '../../shared/dates.ts'
import { youtubeVideo } from '../../shared/youtube-url.ts'
import { Input, type InputProps } from '../../ui/input.tsx'
import { NativeSelect, type NativeSelectProps } from '../../ui/native-select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { DecidingChoice } from './deciding-choice.tsx'
import type { FieldControlProps } from './field-control.ts'
import { fieldControlTexts as texts } from './field-control-texts.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFieldState } from './record-form-context.ts'

type LineAttributes = Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck'>

/** A line of text; the attributes bring the right keyboard. */
function lineControl(attributes: LineAttributes) {
  return function LineControl({ name, field, look }: FieldControlProps) {
    const { value, change, leave, error } = useFieldState<string | null>(name)
    return (
      <FieldFrame field={field} look={look} error={error} length={value?.length}>
        <Input
          autoComplete="off"
          {...attributes}
          name={name}
          size="sm"
          placeholder={look.placeholder ?? field.facts.placeholder}
          value={value ?? ''}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      </FieldFrame>
    )
  }
}

export const TextControl = lineControl({ type: 'text' })
export const EmailControl = lineControl({ type: 'text', inputMode: 'email', spellCheck: false })
export const PhoneControl = lineControl({ type: 'tel' })
// Paths such as /join are welcome too, so the browser's own check of addresses would be in the way.
export const LinkControl = lineControl({ type: 'text', inputMode: 'url', spellCheck: false })

export function LongTextControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string | null>(name)
  return (
    <FieldFrame field={field} look={look} error={error} length={value?.length}>
      <Textarea
        name={name}
        size="sm"
        rows={look.rows ?? 4}
        placeholder={look.placeholder ?? field.facts.placeholder}
        value={value ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    </FieldFrame>
  )
}

export function VideoControl({ name, field, look, renderField }: FieldControlProps) {
  const { value } = useFieldState<string | null>(name)
  const isOther = Boolean(value) && youtubeVideo(value ?? '') === null
  const help = isOther ? texts.videoHint : (look.help ?? field.facts.help)
  return <LinkControl name={name} field={field} look={{ ...look, help }} renderField={renderField} />
}

/** Whole numbers; what is no number counts as not entered. */
export function IntegerControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<number | null>(name)
  return (
    <FieldFrame field={field} look={look} error={error}>
      <Input
        type="number"
        step={1}
        name={name}
        size="sm"
        min={field.facts.min}
        max={field.facts.max}
        placeholder={look.placeholder ?? field.facts.placeholder}
        value={value ?? ''}
        onChange={(event) => {
          const number = event.currentTarget.valueAsNumber
          change(Number.isNaN(number) ? null : Math.trunc(number))
        }}
        onBlur={leave}
        className="max-w-48"
      />
    </FieldFrame>
  )
}

export function ToggleControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<boolean>(name)
  return (
    <FieldFrame field={field} look={look} error={error} inline>
      <Switch name={name} checked={value ?? false} onCheckedChange={change} onBlur={leave} />
    </FieldFrame>
  )
}

/** A day. A stored moment is shown as its day by the site's clock, and stays as it is until another day is chosen. */
export function DateControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string | null>(name)
  const day = !value || isDayOnly(value) ? (value ?? '') : siteDay(new Date(value))
  return (
    <FieldFrame field={field} look={look} error={error}>
      <Input
        type="date"
        name={name}
        size="sm"
        value={day}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
        className="max-w-48"
      />
    </FieldFrame>
  )
}

/** One of the offered values; a stored one that is not offered any more stays until another is chosen. */
export function ChoiceControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string>(name)
  const offered =
    look.options ??
    (field.facts.options ?? []).map((option) => ({ value: option, label: optionLabel(field, option) }))
  const isOffered = offered.some((option) => option.value === value)
  const options = isOffered || !value ? offered : [...offered, { value, label: value }]
  const select: NativeSelectProps & { value: string } = {
    name,
    size: 'sm',
    options,
    ...(value ? {} : { placeholder: '' }),
    value: value ?? '',
    onChange: (event) => change(event.currentTarget.value),
    onBlur: leave,
  }
  return (
    <FieldFrame field={field} look={look} error={error}>
      {look.decides ? <DecidingChoice {...select} decides={look.decides} /> : <NativeSelect {...select} />}
    </FieldFrame>
  )
}

export function CssClassControl(props: FieldControlProps) {
  const hasOptions = Boolean(props.look.options ?? props.field.facts.options?.length)
  return hasOptions ? <ChoiceControl {...props} /> : <LinkControl {...props} />
}
