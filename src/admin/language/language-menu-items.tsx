import { Languages } from 'lucide-react'
import { languages } from '../../shared/languages.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { DropdownMenuItem } from '../../ui/dropdown-menu.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

/** The languages that the area is not in, each by its own name. */
export function LanguageMenuItems() {
  const choose = useLanguageChoice()
  return languages
    .filter(({ code }) => code !== pageLanguage)
    .map(({ code, name, dir }) => (
      <DropdownMenuItem key={code} icon={<Languages aria-hidden="true" />} onSelect={() => choose(code)}>
        <span lang={code} dir={dir}>
          {name}
        </span>
      </DropdownMenuItem>
    ))
}
