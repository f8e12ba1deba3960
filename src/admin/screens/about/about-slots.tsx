import { Link } from 'react-router'
import { aboutHeadings } from '../../../content/about-page/about-defaults.ts'
import { aboutPageContent } from '../../../content/about-page/about-page-content.ts'
import { aboutGoals, aboutVisibility } from '../../../content/about-page/about-page-screen.ts'
import { dayText } from '../../../shared/day-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Written } from '../../../ui/written.tsx'
import { RefreshButton } from '../../record-editor/refresh-button.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { slotsOf } from '../../screen-slots.ts'
import { aboutTexts as texts } from './about-texts.ts'

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
  return (
    <p className="text-caption text-muted">
      {savedAt ? texts.lastUpdated(dayText(savedAt)) : texts.newContent}
    </p>
  )
}

/** What is stored of the goals, and the way to the one place where they are edited. */
function Goals({ form }: FormProps) {
  const { sdgsTitle, sdgsContent, sdgItems } = useTypedValues(form)
  return (
    <>
      <div className="space-y-1">
        <Written as="p" className="font-medium">
          {sdgsTitle}
        </Written>
        <Written as="p" className="prose-measure text-small whitespace-pre-line text-muted">
          {sdgsContent}
        </Written>
      </div>
      <ul className="flex flex-wrap gap-2">
        {sdgItems.map(({ number, title }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a goal may be named twice, and nothing here has a state
          <li key={at}>
            <Badge>{texts.goal(number, title)}</Badge>
          </li>
        ))}
      </ul>
      <Button asChild variant="secondary" className="justify-self-start">
        <Link to="/admin/un-sdgs">{texts.editGoals}</Link>
      </Button>
    </>
  )
}

export const aboutSlots = slotsOf(aboutPageContent, {
  EditorActions: AboutActions,
  // A first page is headed by the name of today, not by the one that the definition was written with.
  useFormOptions: () => ({ initial: aboutHeadings() }),
  notes: { [aboutVisibility]: LastUpdated, [aboutGoals]: Goals },
})
