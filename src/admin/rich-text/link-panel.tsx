import { Link2 } from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { isEmail } from '../../schema/is-email.ts'
import { completeWebAddress } from '../../shared/complete-web-address.ts'
import { isSafeLink } from '../../shared/safe-url.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { Popover } from '../../ui/popover.tsx'
import { linkRange, removeLink, setLink } from './link-commands.ts'
import { type LinkTarget, useLinkTargets } from './link-targets.ts'
import { richTextEditorTexts as texts } from './rich-text-editor-texts.ts'
import { ToolbarButton } from './toolbar.tsx'

type LinkPanelProps = {
  view: EditorView
  state: EditorState
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The button, and what it opens: where the selected words lead. */
export function LinkPanel({ view, state, isOpen, onOpenChange }: LinkPanelProps) {
  const { href } = linkRange(state)
  // After the panel has given the focus back to its button.
  const backToWords = () => setTimeout(() => view.focus())
  const isFromWords = useOpenedFrom(view, isOpen)
  const close = () => {
    onOpenChange(false)
    backToWords()
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      onEscape={() => isFromWords() && backToWords()}
      label={texts.linkPanel}
      className="w-80"
      trigger={
        <ToolbarButton
          label={texts.link}
          icon={<Link2 aria-hidden="true" />}
          isPressed={href !== undefined}
          shortcut="K"
          onMouseDown={(event) => event.preventDefault()}
        />
      }
    >
      <LinkChoice
        href={href}
        onSet={(address, title) => {
          setLink(address, title)(view.state, view.dispatch)
          close()
        }}
        onRemove={() => {
          removeLink(view.state, view.dispatch)
          close()
        }}
      />
    </Popover>
  )
}

/** Whether the caret was in the words when the panel was asked for. */
function useOpenedFrom(view: EditorView, isOpen: boolean): () => boolean {
  const hadCaret = useRef(false)
  // Before the panel takes the focus.
  useLayoutEffect(() => {
    if (isOpen) hadCaret.current = view.hasFocus()
  }, [view, isOpen])
  return () => hadCaret.current
}

type LinkChoiceProps = {
  href: string | undefined
  onSet: (href: string, title: string) => void
  onRemove: () => void
}

function LinkChoice({ href, onSet, onRemove }: LinkChoiceProps) {
  const [typed, setTyped] = useState(href ?? '')
  const [isRefused, setRefused] = useState(false)
  const { targets, isSearching } = useLinkTargets(typed === href ? '' : typed)
  const set = () => {
    const address = addressOf(typed)
    if (isSafeLink(address)) onSet(address, typed.trim())
    else setRefused(true)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around the editor is not sent.
    event.preventDefault()
    event.stopPropagation()
    set()
  }
  return (
    <div className="space-y-4">
      <FormField
        label={texts.address}
        help={texts.addressHelp}
        {...(isRefused ? { error: texts.unsafe } : {})}
      >
        <Input
          size="sm"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setRefused(false)
          }}
          onKeyDown={keys}
        />
      </FormField>
      <TargetList
        targets={targets}
        isSearching={isSearching}
        onChoose={({ href: page, title }) => onSet(page, title)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={set}>
          {texts.set}
        </Button>
        {href !== undefined && (
          <Button size="sm" variant="ghost" onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  )
}

/** People type `nile.example` and `info@nile.example`. */
function addressOf(typed: string): string {
  const address = typed.trim()
  return isEmail(address) ? `mailto:${address}` : completeWebAddress(address)
}

type TargetListProps = {
  targets: readonly LinkTarget[]
  isSearching: boolean
  onChoose: (target: LinkTarget) => void
}

function TargetList({ targets, isSearching, onChoose }: TargetListProps) {
  if (targets.length === 0 && !isSearching) return <p className="text-caption text-muted">{texts.noPages}</p>
  return (
    <ul aria-label={texts.pages} aria-busy={isSearching} className="max-h-48 overflow-y-auto scrollbar-quiet">
      {targets.map((target) => (
        <li key={target.href}>
          <button
            type="button"
            onClick={() => onChoose(target)}
            className="flex w-full items-baseline justify-between gap-3 rounded-md px-2 py-1.5 text-start hover:bg-ink/6"
          >
            <bdi>{target.title}</bdi>
            <span className="shrink-0 text-caption text-muted">
              {target.isVisible ? <bdi>{target.hint}</bdi> : texts.hidden}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
