import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { pageDirection } from '../../shared/page-language.ts'
import { classNames } from '../../ui/class-names.ts'
import { commandKey } from '../use-command-key.ts'
import { richTextEditorTexts as texts } from './rich-text-editor-texts.ts'

type ToolbarProps = { label: string; className?: string; children: ReactNode }

/** One stop of the Tab key; arrow keys move between its buttons. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // The buttons are not always the same.
  useEffect(() => stopAt(bar.current, document.activeElement))
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      dir={pageDirection}
      onFocus={(event) => stopAt(bar.current, event.target)}
      onBlur={(event) => stopAt(bar.current, event.relatedTarget)}
      onKeyDown={moveByKey}
      className={classNames('flex flex-wrap gap-0.5', className)}
    >
      {children}
    </div>
  )
}

const buttonsOf = (bar: Element | null) => [...(bar?.querySelectorAll('button') ?? [])]

/** The Tab key comes to the button that has the focus, and to the first one from elsewhere. */
function stopAt(bar: Element | null, focused: EventTarget | null): void {
  const buttons = buttonsOf(bar)
  const stop = buttons.find((button) => button === focused) ?? buttons[0]
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
}

function moveByKey(event: KeyboardEvent): void {
  const buttons = buttonsOf(event.currentTarget)
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const forward = pageDirection === 'rtl' ? -1 : 1
  const goals: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: -1,
  }
  const goal = goals[event.key]
  if (goal === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  // Behind the last one is the first one.
  buttons.at(goal % buttons.length)?.focus()
}

export type ToolbarButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name; also shown to the mouse. */
  label: string
  icon: ReactNode
  /** Of a button that is on or off. */
  isPressed?: boolean | undefined
  /** Does the same with ⌘ or Ctrl; named to the mouse. */
  shortcut?: string | undefined
}

export function ToolbarButton({ label, icon, isPressed, shortcut, className, ...rest }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      title={shortcut ? texts.withKey(label, `${commandKey()}${shortcut}`) : label}
      aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
      aria-pressed={isPressed}
      {...rest}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors pointer-coarse:size-10 [&_svg]:size-4',
        'hover:bg-ink/6 hover:text-ink aria-disabled:opacity-40 aria-pressed:bg-action-tint aria-pressed:text-ink disabled:opacity-40',
        className,
      )}
    >
      {icon}
      <span className="sr-only">{label}</span>
    </button>
  )
}

export function ToolbarSeparator() {
  return <span aria-hidden="true" className="mx-1 my-1.5 w-px bg-line" />
}
