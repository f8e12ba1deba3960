import { Copy, Trash2 } from 'lucide-react'
import { DropdownMenu, DropdownMenuItem } from '../../ui/dropdown-menu.tsx'
import { type MenuStart, useStartingFocus } from '../menu-start.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { SectionMenuButton } from './section-menu-button.tsx'

type SectionMenuProps = MenuStart & { of: string; onDuplicate: () => void; onDelete: () => void }

export function SectionMenu({ of, onDuplicate, onDelete, ...start }: SectionMenuProps) {
  const button = useStartingFocus(start)
  return (
    <DropdownMenu
      label={texts.more(of)}
      startsOpen={start.startsOpen}
      trigger={<SectionMenuButton ref={button} of={of} />}
    >
      <DropdownMenuItem icon={<Copy />} onSelect={onDuplicate}>
        {texts.duplicate}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Trash2 />} destructive onSelect={onDelete}>
        {texts.delete}
      </DropdownMenuItem>
    </DropdownMenu>
  )
}
