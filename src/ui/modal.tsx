import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent as KeyEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  use,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { type KeyPress, loopTab } from './modal-focus.ts'
import { topModal } from './open-modals.ts'
import { useExit } from './use-exit.ts'
import { useOpenLayer } from './use-open-layer.ts'

export type ModalProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** A window that asks is not closed by a press beside it. */
  role?: 'dialog' | 'alertdialog'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
  overlayClass: string
  /** Whether it holds a ModalDescription. */
  isDescribed?: boolean
  /** While true, Escape and a press beside it do not close. */
  isLocked?: boolean
  /** Gives the focus back, where it shall not go to what had it before. */
  onClosed?: () => void
}

const ModalContext = createContext({ id: '', close: () => {} })

/**
 * A window over the page, which is out of reach meanwhile. The focus starts on what has `data-autofocus`, or on the first
 * control. Menus, popovers and toasts at the end of the body go on working.
 */
export function Modal({ open, onOpenChange, trigger, ...rest }: ModalProps) {
  const id = useId()
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const layer = useRef<HTMLDivElement>(null)
  // Not every browser gives the focus to a button that is pressed.
  const opener = useRef<Element>(null)
  const isThere = useExit(isOpen, layer)
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const toggle = (event: MouseEvent) => {
    opener.current = event.currentTarget
    change(!isOpen)
  }
  return (
    <ModalContext value={{ id, close: () => change(false) }}>
      {trigger &&
        withPress(trigger, toggle, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          'data-state': isOpen ? 'open' : 'closed',
        })}
      {isThere &&
        createPortal(<ModalLayer {...rest} isOpen={isOpen} layer={layer} opener={opener} />, document.body)}
    </ModalContext>
  )
}

type ModalLayerProps = Omit<ModalProps, 'open' | 'onOpenChange' | 'trigger'> & {
  isOpen: boolean
  layer: RefObject<HTMLDivElement | null>
  opener: RefObject<Element | null>
}

function ModalLayer(props: ModalLayerProps) {
  const {
    role = 'dialog',
    isOpen,
    isLocked,
    layer,
    opener,
    overlayClass,
    isDescribed,
    onClosed,
    ...rest
  } = props
  const { id, close } = use(ModalContext)
  // While it leaves, nobody finds it any more.
  const state = {
    'data-state': isOpen ? 'open' : 'closed',
    inert: !isOpen,
    'aria-hidden': !isOpen || undefined,
  }
  const pressEscape = (event: KeyPress) => {
    const isForUs = event.key === 'Escape' && topModal() === layer.current
    if (!isForUs || event.defaultPrevented) return
    event.preventDefault()
    if (!isLocked) close()
  }
  useOpenLayer({ isOpen, layer, opener, onEscape: pressEscape, onClosed })
  return (
    <div ref={layer} data-modal="">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for those who point; others have Escape and a button */}
      <div
        {...state}
        role="presentation"
        className={overlayClass}
        // The focus stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => role === 'dialog' && !isLocked && close()}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is one of two */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: as above */}
      <div
        aria-labelledby={`${id}-title`}
        aria-describedby={isDescribed ? `${id}-text` : undefined}
        tabIndex={-1}
        {...rest}
        {...state}
        role={role}
        id={id}
        aria-modal="true"
        onKeyDown={(event: KeyEvent<HTMLDivElement>) => {
          rest.onKeyDown?.(event)
          // Here, so that a form around the window in React sees that the key was for the window.
          if (!event.nativeEvent.isComposing) pressEscape(event)
          loopTab(event, event.currentTarget)
        }}
      />
    </div>
  )
}

export function ModalTitle(props: ComponentProps<'h2'>) {
  return <h2 id={`${use(ModalContext).id}-title`} {...props} />
}

export function ModalDescription(props: ComponentProps<'p'>) {
  return <p id={`${use(ModalContext).id}-text`} {...props} />
}

/** Wraps a button that closes the window it stands in. */
export function ModalClose({ children }: { children: ReactElement }) {
  return withPress(children, use(ModalContext).close)
}

type Pressed = { onClick?: (event: MouseEvent) => void }

/** The button with one more thing that a press does, unless its own handler prevents it. Its own props win. */
function withPress(child: ReactElement, onPress: (event: MouseEvent) => void, props?: object): ReactElement {
  const button = child as ReactElement<Pressed>
  return cloneElement(button, {
    ...props,
    ...button.props,
    onClick: (event) => {
      button.props.onClick?.(event)
      if (!event.defaultPrevented) onPress(event)
    },
  })
}
