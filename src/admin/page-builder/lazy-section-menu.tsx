import { useMenuOnUse } from '../use-menu-on-use.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { SectionMenuButton } from './section-menu-button.tsx'

const loadMenu = async () => (await import('./section-menu.tsx')).SectionMenu

type LazySectionMenuProps = {
  /** The title of the section. */
  of: string
  onDuplicate: () => void
  onDelete: () => void
}

/** What can be done with a section as a whole. */
export function LazySectionMenu(props: LazySectionMenuProps) {
  const { Menu, start, button } = useMenuOnUse(loadMenu, texts.moreFailed)
  return Menu ? <Menu {...props} {...start()} /> : <SectionMenuButton of={props.of} {...button} />
}
