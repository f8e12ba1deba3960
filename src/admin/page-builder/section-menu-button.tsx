import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { builderTexts as texts } from './builder-texts.ts'

type SectionMenuButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'size'> & {
  /** Of the section. */
  of: string
}

export function SectionMenuButton({ of, ...rest }: SectionMenuButtonProps) {
  return <IconButton size="sm" label={texts.more(of)} icon={<Ellipsis />} {...rest} />
}
