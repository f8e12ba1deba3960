import { useId } from 'react'
import { languageCodes } from '../../../content/site-settings/language-options.ts'
import { languagesOf } from '../../../content/site-settings/languages-of.ts'
import { siteSettings } from '../../../content/site-settings/site-settings.ts'
import { type Language, languageFacts, mainLanguage } from '../../../shared/languages.ts'
import { FieldError } from '../../../ui/form-field.tsx'
import { MoveButtons } from '../../../ui/move-buttons.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useFieldState, useRecordFormParts } from '../../record-form/record-form-context.ts'
import { useListFocus } from '../../record-form/use-list-focus.ts'
import { siteSettingsTexts as texts } from './site-settings-texts.ts'

/** Every language with a switch: first those that visitors are shown, in their order, then the others. */
export function LanguagesControl({ name }: { name: string }) {
  const { isReadOnly } = useRecordFormParts()
  const { value, change, error } = useFieldState<Language[]>(name)
  const listId = useId()
  const focus = useListFocus(listId)
  const { label, facts } = siteSettings.fields.languages
  const shown = languagesOf(value) ?? languageCodes
  const rows = [...shown, ...languageCodes.filter((code) => !shown.includes(code))]

  const store = (next: readonly Language[]) => change([...(languagesOf(next) ?? [])])
  const toggle = (code: Language, isShown: boolean) => {
    store(isShown ? [...shown, code] : shown.filter((other) => other !== code))
    focus(isShown ? shown.length : rows.length - 1, 'fields')
  }
  const move = (from: number, to: number) => {
    const code = shown[from] ?? mainLanguage
    store(shown.toSpliced(from, 1).toSpliced(to, 0, code))
    focus(to, from < to ? 'down' : 'up')
  }
  return (
    <fieldset
      disabled={isReadOnly}
      data-invalid={error ? '' : undefined}
      aria-describedby={`${listId}-help`}
      className="min-w-0 space-y-3"
    >
      <legend className="text-small font-medium">{label}</legend>
      <p id={`${listId}-help`} className="text-caption text-muted">
        {facts.help}
      </p>
      {error && <FieldError>{error}</FieldError>}
      <ol id={listId} className="divide-y divide-line rounded-control border border-line bg-surface">
        {rows.map((code, index) => (
          <LanguageRow
            key={code}
            code={code}
            place={{ index, count: shown.length }}
            onToggle={(isShown) => toggle(code, isShown)}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
    </fieldset>
  )
}

type LanguageRowProps = {
  code: Language
  /** Among those that are shown, which come first. */
  place: { index: number; count: number }
  onToggle: (isShown: boolean) => void
  onMove: (to: number) => void
}

function LanguageRow({ code, place: { index, count }, onToggle, onMove }: LanguageRowProps) {
  const { isReadOnly } = useRecordFormParts()
  const { name, dir } = languageFacts(code)
  const isShown = index < count
  const isMain = code === mainLanguage
  const state = isMain ? texts.alwaysShown : isShown ? texts.shown : texts.hidden
  return (
    <li data-item={index} className="flex items-center gap-2 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p lang={code} dir={dir} className="w-fit text-small font-medium">
          {name}
        </p>
        <p className="text-caption text-muted">{state}</p>
      </div>
      {isShown && !isReadOnly && (
        <MoveButtons
          labels={{ up: texts.languageUp(name), down: texts.languageDown(name) }}
          index={index}
          count={count}
          onMove={onMove}
        />
      )}
      <span data-fields="" className="flex">
        <Switch
          aria-label={texts.showLanguage(name)}
          checked={isShown}
          disabled={isMain || isReadOnly}
          onCheckedChange={onToggle}
        />
      </span>
    </li>
  )
}
