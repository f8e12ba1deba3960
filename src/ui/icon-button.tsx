import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx'

/** An icon button that shows its label as a tooltip; needs `Tooltips` somewhere in the area. */
export function IconButton(props: PlainIconButtonProps) {
  return <PlainIconButton data-tooltip="" {...props} />
}
