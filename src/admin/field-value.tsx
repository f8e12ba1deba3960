import { inPageLanguage } from '../content/content-words.ts'
import { iconLabel } from '../content/icon-names.ts'
import type { AnyField, Fields } from '../schema/field.ts'
import { isEmpty } from '../schema/field.ts'
import { itemFields } from '../schema/item-fields.ts'
import { itemName } from '../schema/item-name.ts'
import { optionLabel } from '../schema/option-label.ts'
import { dayText } from '../shared/day-text.ts'
import { isSameValue } from '../shared/is-same-value.ts'
import { groupedNumber } from '../shared/local-numbers.ts'
import { Written } from '../ui/written.tsx'
import { fieldValueTexts as texts } from './field-value-texts.ts'

type FieldValueProps = {
  /** Undefined for a field that the definition no longer has. */
  field: AnyField | undefined
  value: unknown
  /** The value it is compared with: what is the same on both sides is then left out. */
  other?: unknown
}

/** A stored value in words and pictures, for reading only. */
export function FieldValue({ field, value, other }: FieldValueProps) {
  if (isEmpty(value)) return <p className="text-small text-muted italic">{texts.empty}</p>
  if (Array.isArray(value)) return <ListValue field={field} items={value} other={other} />
  if (typeof value === 'object')
    return <MembersValue fields={itemFields(field, value)} value={{ ...value }} other={other} />
  if (field?.kind === 'image')
    return (
      <img src={String(value)} alt={field.label} className="max-h-24 max-w-full rounded-md object-contain" />
    )
  return (
    <Written as="p" text={String(value)} className="text-small wrap-anywhere whitespace-pre-wrap">
      {field?.kind === 'color' && (
        <span
          aria-hidden="true"
          className="me-2 inline-block size-3.5 rounded-full border border-line align-[-0.15em]"
          style={{ backgroundColor: String(value) }}
        />
      )}
      {isCode(field) ? <bdi dir="ltr">{textOf(field, value)}</bdi> : textOf(field, value)}
    </Written>
  )
}

/** Numbers of telephones, colours and addresses run from left to right in every language. */
function isCode(field: AnyField | undefined): boolean {
  return ['phone', 'email', 'link', 'video', 'color', 'cssClass'].includes(field?.kind ?? '')
}

function textOf(field: AnyField | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  if (typeof value === 'number') return groupedNumber(value)
  if (field?.kind === 'icon') return inPageLanguage(iconLabel(String(value)))
  return field?.kind === 'date' ? dayText(String(value)) || String(value) : optionLabel(field, String(value))
}

type ListValueProps = { field: AnyField | undefined; items: unknown[]; other: unknown }

function ListValue({ field, items, other }: ListValueProps) {
  const others = Array.isArray(other) ? other : undefined
  return (
    <ol className="list-decimal space-y-1 ps-6 text-small marker:text-muted">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list for reading, whose items have no identity
        <li key={index}>
          <ItemValue field={field} item={item} others={others} index={index} />
        </li>
      ))}
    </ol>
  )
}

type ItemValueProps = {
  field: AnyField | undefined
  item: unknown
  others: unknown[] | undefined
  index: number
}

/** An item that the other side has too is only named; what is new or different is marked and told in full. */
function ItemValue({ field, item, others, index }: ItemValueProps) {
  const isSame = others?.some((candidate) => isSameValue(candidate, item)) ?? false
  if (typeof item !== 'object' || item === null) {
    return (
      <Written as="span" className={others && !isSame ? marked : 'wrap-anywhere'}>
        {optionLabel(field, String(item))}
      </Written>
    )
  }
  const name = itemName(item)
  if (isSame)
    return (
      <Written as="span" className="text-muted">
        {name || texts.same}
      </Written>
    )
  return (
    <div className={others ? marked : undefined}>
      {name && (
        <Written as="p" className="font-medium">
          {name}
        </Written>
      )}
      <MembersValue
        fields={itemFields(field, item)}
        value={{ ...item }}
        other={counterpart(item, others, index)}
      />
    </div>
  )
}

const marked = 'block rounded-sm bg-gold-tint px-1.5 wrap-anywhere text-ink'

/** The same item on the other side: by its id, else by its place. */
function counterpart(item: object, others: unknown[] | undefined, index: number): unknown {
  if (!('id' in item)) return others?.[index]
  return others?.find(
    (other) => typeof other === 'object' && other !== null && 'id' in other && other.id === item.id,
  )
}

type MembersValueProps = { fields: Fields; value: Record<string, unknown>; other: unknown }

function MembersValue({ fields, value, other }: MembersValueProps) {
  const others =
    typeof other === 'object' && other !== null ? ({ ...other } as Record<string, unknown>) : undefined
  // A section has two dozen members: compared, only the different ones matter; alone, only those that hold something.
  const shown = Object.entries(fields).filter(([name]) =>
    others ? !isSameValue(value[name], others[name]) : !isEmpty(value[name]) && name !== 'id',
  )
  return (
    <dl className="space-y-1">
      {shown.map(([name, field]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-caption text-muted">{field.label}</dt>
          <dd className="min-w-0">
            <FieldValue field={field} value={value[name]} other={others?.[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
