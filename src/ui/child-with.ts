import { Children, cloneElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The only child, usually a link, with a look and props of what it stands in for, which win over its own. */
export function childWith(children: ReactNode, look: string, props: object): ReactElement {
  const child = Children.only(children) as ReactElement<{ className?: string }>
  return cloneElement(child, { ...props, className: classNames(look, child.props.className) })
}
