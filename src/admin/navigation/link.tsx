import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useEffect } from 'react'
import { type MoveOptions, useLocation, useNavigate } from './admin-location.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  MoveOptions & {
    /** An address of the staff area; one that begins with a question mark is that of the same screen. */
    to: string
    ref?: Ref<HTMLAnchorElement>
  }

/** A link within the staff area. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const href = to.startsWith('/') ? to : pathname + to
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return
    event.preventDefault()
    void navigate(href, { ...(replace === undefined ? {} : { replace }), state })
  }
  return <a {...rest} href={href} onClick={follow} />
}

/** Leads on as soon as it is drawn. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is passed on may be made anew by every drawing
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, to])
  return null
}

/** With a key held, or with another button, the browser opens the address elsewhere. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
