import { languages } from '../../shared/languages.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { rememberLanguage } from './remember-language.ts'

/** The languages that the sign-in screen is not in, each by its own name. */
export function EntranceLanguages() {
  return languages
    .filter(({ code }) => code !== pageLanguage)
    .map(({ code, name, dir }) => (
      <Button
        key={code}
        size="sm"
        variant="ghost"
        lang={code}
        dir={dir}
        onClick={() => {
          rememberLanguage(code)
          location.reload()
        }}
      >
        {name}
      </Button>
    ))
}
