import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

/** An icon button that shows its label as a tooltip. */
export function IconButton(props: PlainIconButtonProps) {
  return (
    <Tooltip text={props.label}>
      <PlainIconButton {...props} />
    </Tooltip>
  )
}
