import { Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import type { FieldControlProps } from './field-control.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFieldState } from './record-form-context.ts'
import { textListControlTexts as texts } from './text-list-control-texts.ts'
import { useListFocus } from './use-list-focus.ts'

/** Short texts in an order. Blank ones are ignored, spaces around them too. */
export function TextListControl({ name, field, look }: FieldControlProps) {
  const { value, change, leave, error } = useFieldState<string[] | null>(name)
  const entries = value ?? []
  const [typed, setTyped] = useState('')
  const listId = useId()
  const focus = useListFocus(listId)
  const label = look.label ?? field.label
  const isFull = entries.length >= (field.facts.maxItems ?? Number.POSITIVE_INFINITY)

  const add = () => {
    const text = typed.trim()
    const isRepeated = look.isUnique === true && entries.includes(text)
    if (text !== '' && !isRepeated && !isFull) change([...entries, text])
    if (!isFull) setTyped('')
  }
  const move = (from: number, to: number) => {
    change(entries.with(from, entries[to] ?? '').with(to, entries[from] ?? ''))
    focus(to, from < to ? 'down' : 'up')
  }
  const remove = (index: number) => {
    change(entries.toSpliced(index, 1))
    focus(Math.min(index, entries.length - 2), 'remove')
  }
  return (
    <FieldFrame
      field={field}
      look={{ ...look, help: look.help ?? field.facts.help ?? texts.hint }}
      error={error}
    >
      {entries.length > 0 && (
        <ol id={listId} aria-label={label} className="mb-2 space-y-1.5">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal texts are allowed, so the place is the identity
            <li key={index} data-item={index} className="flex items-center gap-1">
              <Input
                id={`${listId}-${index}`}
                size="sm"
                aria-label={texts.entry(label, index)}
                required={false}
                value={entry}
                maxLength={field.facts.maxLength}
                onChange={(event) => change(entries.with(index, event.currentTarget.value))}
                onBlur={() => {
                  if (entry.trim() === '') change(entries.toSpliced(index, 1))
                  leave()
                }}
                onKeyDown={(event) => keepEnter(event, () => undefined)}
              />
              <MoveButtons
                labels={{
                  up: texts.up(label, index),
                  down: texts.down(label, index),
                  remove: texts.remove(label, index),
                }}
                index={index}
                count={entries.length}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
                removeIcon="cross"
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex gap-2">
        <Input
          size="sm"
          required={false}
          value={typed}
          maxLength={field.facts.maxLength}
          placeholder={look.placeholder ?? field.facts.placeholder}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => keepEnter(event, add)}
          onBlur={() => {
            add()
            leave()
          }}
        />
        <Button
          size="sm"
          variant="secondary"
          disabled={isFull}
          aria-label={`${texts.add}: ${label}`}
          onClick={add}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      </div>
    </FieldFrame>
  )
}

/** Enter in a list must not send the form. */
function keepEnter(event: KeyboardEvent, then: () => void): void {
  // While an input method composes a word, Enter ends the word.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  then()
}
