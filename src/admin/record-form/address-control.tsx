import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isAddressPart } from '../../shared/address-of.ts'
import { slug } from '../../shared/slug.ts'
import { Input } from '../../ui/input.tsx'
import { addressControlTexts as texts } from './address-control-texts.ts'
import type { FieldControlProps } from './field-control.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFieldState, useRecordFormParts } from './record-form-context.ts'

/** The last part of a page's address, behind the part that stands. What was never chosen is the record's id. */
export function AddressControl({ name, field, look }: FieldControlProps) {
  const { id = '', newId, methods, isReadOnly } = useRecordFormParts()
  const { value, change, leave, error } = useFieldState<string>(name)
  // Held only while it is typed in: a field that was emptied stays empty until it is left.
  const [typed, setTyped] = useState<string | null>(null)
  const values = useWatch({ control: methods.control })
  const toValue = (text: string) => (text === id ? '' : text)
  const shown = typed !== null && toValue(typed) === value ? typed : value || id
  const type = (text: string) => {
    setTyped(text)
    change(toValue(text))
  }
  const stand = `${location.host}${field.facts.pagePath}/`
  return (
    <FieldFrame
      field={field}
      look={{ help: id ? texts.ofStored : texts.ofNew, ...look }}
      error={error}
      length={value.length}
    >
      {/* One address, read from left to right in every language. */}
      <div dir="ltr" className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <span className="text-small text-muted wrap-anywhere">{stand}</span>
        <Input
          name={name}
          size="sm"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          readOnly={isReadOnly}
          className="min-w-40 flex-1"
          placeholder={id || newId(values)}
          value={shown}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            const tidy = tidied(shown, field.facts.maxParts ?? 1)
            if (tidy !== shown) type(tidy)
            setTyped(null)
            leave()
          }}
        />
      </div>
    </FieldFrame>
  )
}

/** What was meant by something else than an address: words, or a whole address that was pasted. */
function tidied(text: string, maxParts: number): string {
  const path = text.trim().replace(/^https?:\/\/[^/]*/, '')
  const parts = path.split('/').filter((part) => part !== '')
  return parts
    .slice(-maxParts)
    .map((part) => (isAddressPart(part) ? part : slug(part, part)))
    .join('/')
}
