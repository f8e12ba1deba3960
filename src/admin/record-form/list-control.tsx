import { ChevronDown, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { initialValues } from '../../schema/nested-fields.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/form-field.tsx'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { Written } from '../../ui/written.tsx'
import { arrangementClass, type FieldControlProps } from './field-control.ts'
import { listControlTexts as texts } from './list-control-texts.ts'
import { useFieldState, useRecordFormParts } from './record-form-context.ts'
import { HiddenLinksNote } from './site-link-control.tsx'
import { useListFocus } from './use-list-focus.ts'

type Item = Record<string, unknown>

/** Things of several fields in an order: added, removed and moved by buttons. */
export function ListControl({ name, field, look, renderField }: FieldControlProps) {
  const { methods, isReadOnly } = useRecordFormParts()
  const { error } = useFieldState<Item[]>(name)
  const { fields: items, append, remove, move } = useFieldArray({ control: methods.control, name })
  const [news, setNews] = useState('')
  const folds = useFolds(look.foldsItems === true && !isReadOnly)
  const listId = useId()
  const focus = useListFocus(listId)
  const members = look.members ?? Object.keys(field.facts.fields ?? {})
  const itemLabel = field.facts.itemLabel ?? texts.item
  const isFull = items.length >= (field.facts.maxItems ?? Number.POSITIVE_INFINITY)
  const values: Item[] = methods.watch(name) ?? []

  const add = () => {
    append(initialValues(field.facts.fields ?? {}), { shouldFocus: false })
    setNews(texts.added(itemLabel, items.length + 1))
    focus(items.length, 'fields')
  }
  const shift = (from: number, to: number) => {
    move(from, to)
    setNews(texts.moved(itemLabel, to + 1, items.length))
    focus(to, from < to ? 'down' : 'up')
  }
  const drop = (index: number) => {
    remove(index)
    setNews(texts.removed(itemLabel, index + 1))
    if (items.length > 1) focus(Math.min(index, items.length - 2), 'remove')
  }
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      className={classNames('min-w-0 space-y-3', look.className)}
    >
      <legend className={look.hideLabel ? 'sr-only' : 'text-small font-medium'}>
        {look.label ?? field.label}
      </legend>
      {(look.help ?? field.facts.help) && (
        <p className="text-caption text-muted">{look.help ?? field.facts.help}</p>
      )}
      {error && <FieldError>{error}</FieldError>}
      <ol id={listId} className="space-y-3 empty:hidden">
        {items.map((item, index) => {
          const value = values[index] ?? {}
          const title = look.itemTitle?.(value, index) ?? texts.place(itemLabel, index + 1)
          const { invalid } = methods.getFieldState(`${name}.${index}`, methods.formState)
          const isOpen = invalid || folds.isOpen(value)
          return (
            <li key={item.id} data-item={index}>
              <fieldset
                className={classNames(
                  'min-w-0 rounded-control border border-line bg-surface px-4 pt-2',
                  isOpen ? 'pb-4' : 'pb-2',
                  look.isItemComplete && (look.isItemComplete(value) ? 'border-success!' : 'border-danger!'),
                )}
              >
                <legend className="sr-only">{title}</legend>
                <div className={classNames('flex items-center gap-1', isOpen && 'mb-2')}>
                  {folds.areOn ? (
                    <FoldButton title={title} isOpen={isOpen} onToggle={() => folds.toggle(value)} />
                  ) : (
                    <Written
                      as="span"
                      aria-hidden="true"
                      className="min-w-0 flex-1 truncate text-caption font-medium text-muted"
                    >
                      {title}
                    </Written>
                  )}
                  {!isReadOnly && (
                    <MoveButtons
                      labels={{
                        up: texts.up(title),
                        down: texts.down(title),
                        remove: texts.remove(title),
                      }}
                      index={index}
                      count={items.length}
                      onMove={(to) => shift(index, to)}
                      onRemove={() => drop(index)}
                    />
                  )}
                </div>
                {isOpen ? (
                  <div data-fields="" className={classNames('grid gap-4', arrangementClass(look))}>
                    {(look.itemMembers?.(value) ?? members).map((member) =>
                      renderField(`${name}.${index}.${member}`),
                    )}
                  </div>
                ) : (
                  <HiddenLinksNote value={value} />
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      {!isReadOnly && (
        <Button size="sm" variant="secondary" disabled={isFull} onClick={add}>
          <Plus aria-hidden="true" />
          {texts.add(itemLabel)}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </fieldset>
  )
}

/** Which items are open: what was added and not stored yet always is. */
function useFolds(areOn: boolean) {
  const [opened, setOpened] = useState<readonly unknown[]>([])
  return {
    areOn,
    isOpen: ({ id }: Item) => !areOn || id === undefined || opened.includes(id),
    toggle: ({ id }: Item) =>
      setOpened((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  }
}

type FoldButtonProps = { title: string; isOpen: boolean; onToggle: () => void }

function FoldButton({ title, isOpen, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-md text-start font-medium text-small hover:text-link"
    >
      <ChevronDown
        aria-hidden="true"
        className={classNames('size-4 shrink-0 transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')}
      />
      <Written as="span" className="truncate">
        {title}
      </Written>
    </button>
  )
}
