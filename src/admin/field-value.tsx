import type { AnyField, Fields } from '../schema/field.ts'
import { formatDay } from '../shared/dates.ts'
import { classNames } from '../ui/class-names.ts'
import { isSameValue } from './record-form/is-same-value.ts'

const texts = { empty: 'Empty', on: 'On', off: 'Off' }

type FieldValueProps = {
  /** Undefined for a field that the definition no longer has. */
  field: AnyField | undefined
  value: unknown
  /** The value it is compared with: items that the other side lacks are marked. */
  other?: unknown
}

/** A stored value in words and pictures, for reading only. */
export function FieldValue({ field, value, other }: FieldValueProps) {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <p className="text-small text-muted italic">{texts.empty}</p>
  if (Array.isArray(value)) return <ListValue field={field} items={value} other={other} />
  if (typeof value === 'object')
    return <MembersValue fields={field?.facts.fields ?? {}} value={{ ...value }} other={other} />
  if (field?.kind === 'image')
    return (
      <img src={String(value)} alt={field.label} className="max-h-24 max-w-full rounded-md object-contain" />
    )
  return (
    <p className="text-small wrap-anywhere whitespace-pre-wrap" dir="auto">
      {field?.kind === 'color' && (
        <span
          aria-hidden="true"
          className="me-2 inline-block size-3.5 rounded-full border border-line align-[-0.15em]"
          style={{ backgroundColor: String(value) }}
        />
      )}
      {textOf(field, value)}
    </p>
  )
}

function textOf(field: AnyField | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  if (typeof value === 'number') return value.toLocaleString('en')
  return field?.kind === 'date' ? formatDay(String(value)) || String(value) : String(value)
}

type ListValueProps = { field: AnyField | undefined; items: unknown[]; other: unknown }

function ListValue({ field, items, other }: ListValueProps) {
  const others = Array.isArray(other) ? other : undefined
  return (
    <ol className="list-decimal space-y-1 ps-5 text-small marker:text-muted">
      {items.map((item, index) => {
        const isOnlyHere = others !== undefined && !others.some((candidate) => isSameValue(candidate, item))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list for reading, whose items have no identity
          <li key={index} className={classNames(isOnlyHere && 'rounded-sm bg-gold-tint')}>
            {typeof item === 'object' && item !== null ? (
              <MembersValue fields={field?.facts.fields ?? {}} value={{ ...item }} other={others?.[index]} />
            ) : (
              <span dir="auto" className="wrap-anywhere">
                {String(item)}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type MembersValueProps = { fields: Fields; value: Record<string, unknown>; other: unknown }

/** Only the members that hold something: a section has two dozen of them. */
function MembersValue({ fields, value, other }: MembersValueProps) {
  const others: Record<string, unknown> = typeof other === 'object' && other !== null ? { ...other } : {}
  const shown = Object.entries(fields).filter(([name]) => !isBlank(value[name]) || !isBlank(others[name]))
  return (
    <dl className="space-y-1">
      {shown.map(([name, field]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-caption text-muted">{field.label}</dt>
          <dd className="min-w-0">
            <FieldValue field={field} value={value[name]} other={others[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
