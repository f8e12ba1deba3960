import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { DropdownMenu, DropdownMenuItem } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { builderTexts as texts } from './builder-texts.ts'

type SectionMenuProps = {
  /** The title of the section. */
  of: string
  onDuplicate: () => void
  onDelete: () => void
}

/** What can be done with a section as a whole. */
export function SectionMenu({ of, onDuplicate, onDelete }: SectionMenuProps) {
  return (
    <DropdownMenu
      label={texts.more(of)}
      trigger={<IconButton size="sm" label={texts.more(of)} icon={<Ellipsis />} />}
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
