import { type KeyboardEvent, useId, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { AlertButton } from '../../ui/alert-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { type Command, findCommands } from './find-commands.ts'
import { FinderResults } from './finder-results.tsx'
import { finderTexts as texts } from './finder-texts.ts'
import { useCommands } from './use-commands.tsx'
import { useFoundRecords } from './use-found-records.tsx'

type FinderProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Every screen, action, setting and record by a few letters. */
export function Finder({ open, onOpenChange }: FinderProps) {
  return (
    <Dialog title={texts.title} hideTitle open={open} onOpenChange={onOpenChange} size="md">
      <FinderBox onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** A combobox whose list is always open: the focus stays in the box while the arrows move through the list. */
function FinderBox({ onDone }: { onDone: () => void }) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const records = useFoundRecords(query)
  const found = [...records.recent, ...findCommands(query, useCommands()), ...records.commands]
  const choose = (command: Command | undefined) => {
    if (!command) return
    onDone()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((active + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(found[active])
    else return
    event.preventDefault()
  }
  return (
    <>
      <Input
        role="combobox"
        aria-label={texts.title}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        placeholder={texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <FinderResults
        id={id}
        found={found}
        active={active}
        isBusy={records.isSearching}
        onActive={setActive}
        onChoose={choose}
      />
      <p role="status" className="mt-3 text-caption text-muted">
        {records.isNear && !records.isSearching
          ? texts.near
          : statusText(query, found.length, records.isSearching)}
      </p>
      {records.hasFailed && (
        <Alert
          tone="warning"
          title={texts.failed}
          className="mt-3"
          action={<AlertButton onClick={records.retry}>{texts.retry}</AlertButton>}
        />
      )}
    </>
  )
}

function statusText(query: string, count: number, isSearching: boolean): string {
  if (isSearching) return texts.searching
  if (query.trim() === '') return ''
  return count === 0 ? texts.nothing(query.trim()) : texts.count(count)
}
