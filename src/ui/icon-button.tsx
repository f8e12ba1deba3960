import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

export type IconButtonProps = PlainIconButtonProps & { tooltipSide?: 'top' | 'right' | 'bottom' | 'left' }

/** An icon button that shows its label as a tooltip; needs a TooltipProvider above it. */
export function IconButton({ tooltipSide, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={rest.label} side={tooltipSide}>
      <PlainIconButton {...rest} />
    </Tooltip>
  )
}
