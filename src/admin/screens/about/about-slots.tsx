import { Link } from 'react-router'
import { aboutPageContent } from '../../../content/about-page/about-page-content.ts'
import { aboutVisibility } from '../../../content/about-page/about-page-screen.ts'
import { formatDay } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { RefreshButton } from '../../record-editor/refresh-button.tsx'
import type { RecordFormState } from '../../record-form/use-record-form.ts'
import { slotsOf } from '../../screen-slots.ts'

const texts = {
  furtherSections: 'Further sections',
  lastUpdated: (time: string) => `Last updated ${formatDay(time)}`,
  newContent: 'New content',
}

type FormProps = { form: RecordFormState<typeof aboutPageContent> }

function AboutActions({ form }: FormProps) {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/admin/about/sections">{texts.furtherSections}</Link>
      </Button>
      <RefreshButton form={form} />
    </>
  )
}

function LastUpdated({ form: { savedAt } }: FormProps) {
  return <p className="text-caption text-muted">{savedAt ? texts.lastUpdated(savedAt) : texts.newContent}</p>
}

export const aboutSlots = slotsOf(aboutPageContent, {
  EditorActions: AboutActions,
  notes: { [aboutVisibility]: LastUpdated },
})
