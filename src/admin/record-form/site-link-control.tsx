import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { usePublicPages } from '../screens/pages/use-public-pages.ts'
import type { FieldControlProps } from './field-control.ts'
import { FieldFrame } from './field-frame.tsx'
import { LinkControl } from './line-controls.tsx'
import { useFieldState, useRecordFormParts } from './record-form-context.ts'
import { siteLinkControlTexts as texts } from './site-link-control-texts.ts'

/** A link; where the field says so, one that is chosen from the pages of the site. */
export function SiteLinkControl(props: FieldControlProps) {
  return props.field.facts.offersPages ? <PageLinkControl {...props} /> : <LinkControl {...props} />
}

function PageLinkControl({ name, field, look }: FieldControlProps) {
  const { isReadOnly } = useRecordFormParts()
  const { value, change, leave, error } = useFieldState<string | null>(name)
  const selectId = useId()
  const pages = usePublicPages().data ?? []
  const path = (value ?? '').split(/[?#]/, 1)[0] ?? ''
  const chosen = pages.find((page) => page.path === path)
  const options = pages.map((page) => ({
    value: page.path,
    label: page.isVisible ? page.title : texts.hiddenPage(page.title),
  }))
  return (
    <FieldFrame
      field={field}
      look={look}
      error={error}
      length={value?.length}
      note={chosen && !chosen.isVisible && <HiddenPageNote />}
    >
      <Input
        name={name}
        size="sm"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={look.placeholder ?? field.facts.placeholder}
        value={value ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
      {!isReadOnly && (
        <NativeSelect
          id={selectId}
          aria-label={texts.choose(look.label ?? field.label)}
          size="sm"
          className="mt-2"
          placeholder={value && !chosen ? texts.otherAddress : texts.choosePage}
          options={options}
          value={chosen?.path ?? ''}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}

/** Says of something folded that a link in it leads to a hidden page. */
export function HiddenLinksNote({ value }: { value: unknown }) {
  const pages = usePublicPages().data ?? []
  const paths = pathsIn(value)
  const isHidden = pages.some(({ path, isVisible }) => !isVisible && paths.includes(path))
  return isHidden && <HiddenPageNote />
}

/** At any depth. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value.split(/[?#]/, 1)[0] ?? ''] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

/** Nothing points to a hidden page unnoticed. */
function HiddenPageNote() {
  return (
    <p role="status" className="mt-1.5 flex items-start gap-1.5 text-caption text-gold">
      <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      {texts.hidden}
    </p>
  )
}
