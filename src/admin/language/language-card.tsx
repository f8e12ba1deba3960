import { type FormEvent, useState } from 'react'
import { isLanguage, type Language, languages } from '../../shared/languages.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { languageChoiceTexts as texts } from './language-choice-texts.ts'
import { useLanguageChoice } from './use-language-choice.ts'

const options = languages.map(({ code, name }) => ({ value: code, label: name }))

/** Somebody's own language; a button, because the screen is loaded anew. */
export function LanguageCard() {
  const [language, setLanguage] = useState<Language>(pageLanguage)
  const choose = useLanguageChoice()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose(language)
  }
  return (
    <Card asChild>
      <form onSubmit={submit} aria-label={texts.title}>
        <CardHeader title={texts.title} description={texts.description} />
        <CardBody>
          <FormField label={texts.label}>
            <NativeSelect
              size="sm"
              options={options}
              value={language}
              onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
            />
          </FormField>
        </CardBody>
        <CardFooter>
          <Button type="submit">{texts.use}</Button>
        </CardFooter>
      </form>
    </Card>
  )
}
