import { classNames } from '../../ui/class-names.ts'
import { arrangementClass, type FieldControlProps } from './field-control.ts'

/** Several fields that are one value. */
export function GroupControl({ name, field, look, renderField }: FieldControlProps) {
  const members = look.members ?? Object.keys(field.facts.fields ?? {})
  const help = look.help ?? field.facts.help
  return (
    <fieldset className={classNames('min-w-0 space-y-3', look.className)}>
      <legend className={look.hideLabel ? 'sr-only' : 'text-small font-medium'}>
        {look.label ?? field.label}
      </legend>
      {help && <p className="text-caption text-muted">{help}</p>}
      <div className={classNames('grid gap-4', arrangementClass({ arrange: 'pairs', ...look }))}>
        {members.map((member) => renderField(`${name}.${member}`))}
      </div>
    </fieldset>
  )
}
