import { Link } from 'react-router'
import { brandColorsOf } from '../../../content/site-settings/brand-colors-of.ts'
import {
  settingsColors,
  settingsMails,
  settingsPictures,
} from '../../../content/site-settings/settings-groups.ts'
import { siteSettings } from '../../../content/site-settings/site-settings.ts'
import { parseHexColor } from '../../../shared/color-contrast.ts'
import { completeColor } from '../../../shared/complete-color.ts'
import { Button } from '../../../ui/button.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { slotsOf } from '../../screen-slots.ts'
import { LanguagesControl } from './languages-control.tsx'
import { PalettePreview } from './palette-preview.tsx'
import { siteSettingsTexts as texts } from './site-settings-texts.ts'

type FormProps = { form: RecordFormState<typeof siteSettings> }

const colorFields = ['primaryColor', 'secondaryColor', 'accentColor'] as const

/** The colours as they are typed, and the way back. */
function ColorsNote({ form }: FormProps) {
  const values = useTypedValues(form)
  // A colour that is still being typed changes nothing yet.
  const typed = Object.fromEntries(
    colorFields.map((name) => {
      const color = completeColor(values[name].trim())
      return [name, parseHexColor(color) ? color : '']
    }),
  ) as Pick<typeof values, (typeof colorFields)[number]>
  const colors = brandColorsOf(typed)
  const goBack = () => {
    for (const name of colorFields)
      form.methods.setValue(name, '', { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <p className="prose-measure text-small text-muted">{texts.madeOfThree}</p>
      <PalettePreview colors={colors} />
      {colors && !form.isReadOnly && (
        <Button variant="secondary" className="justify-self-start" onClick={goBack}>
          {texts.houseColors}
        </Button>
      )}
    </>
  )
}

/** Each fact has one place: the ways to those that stand elsewhere. */
function PicturesNote() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="me-auto text-small text-muted">{texts.logosElsewhere}</p>
      <Button asChild variant="secondary" size="sm">
        <Link to="/admin/hero">{texts.editLogos}</Link>
      </Button>
      <Button asChild variant="secondary" size="sm">
        <Link to="/admin/footer">{texts.editContact}</Link>
      </Button>
    </div>
  )
}

/** For those who may set it up: everybody else would find it closed. */
function MailsNote({ form }: FormProps) {
  if (form.isReadOnly) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="me-auto text-small text-muted">{texts.mailServerElsewhere}</p>
      <Button asChild variant="secondary" size="sm">
        <Link to="/admin/mail">{texts.editMailServer}</Link>
      </Button>
    </div>
  )
}

export const siteSettingsSlots = slotsOf(siteSettings, {
  controls: { languages: LanguagesControl },
  notes: { [settingsColors]: ColorsNote, [settingsMails]: MailsNote, [settingsPictures]: PicturesNote },
})
