import { colorSchemes, isColorSchemeName } from '../../content/page-section/color-schemes.ts'
import { Icon } from '../../ui/icon.tsx'

type PageMarkProps = { record: { iconName: string; color: string } }

/** A program or project in its list: its icon on the colours of its page. */
export function PageMark({ record: { iconName, color } }: PageMarkProps) {
  const scheme = colorSchemes[isColorSchemeName(color) ? color : 'blue']
  return (
    <span
      style={{ backgroundImage: `linear-gradient(135deg, ${scheme.from}, ${scheme.to})` }}
      className="grid size-10 shrink-0 place-items-center rounded-control text-on-primary"
    >
      <Icon name={iconName} className="size-5" />
    </span>
  )
}
