import type { ReactNode } from 'react'
import type { PageSection } from '../../content/page-section/page-section.ts'
import { labelsInSection } from '../../content/page-section/section-field-labels.ts'
import type { SectionHints } from '../../content/page-section/section-hints.ts'
import { RecordField } from '../record-form/record-field.tsx'
import { AlignControl } from './align-control.tsx'
import { builderTexts as texts } from './builder-texts.ts'
import { ButtonControls } from './button-controls.tsx'
import { ColorControls } from './color-controls.tsx'
import type { ColorField } from './color-hint.ts'
import { PictureList } from './picture-list.tsx'
import { factsOf, itemTitle } from './section-title.ts'
import { VideoControlWithPlayer } from './video-control-with-player.tsx'
import { WidthControl } from './width-control.tsx'

const words = ['header', 'subheader', 'content'] as const
const colorFields: readonly ColorField[] = ['primaryColor', 'secondaryColor', 'accentColor']

type SectionFormProps = {
  /** Where the section stands in the form, such as `sections.3`. */
  path: string
  section: PageSection
  /** What belongs into its empty fields. */
  hints: SectionHints
  /** Said above the fields, where something about this section is not as it seems. */
  note?: ReactNode
}

/** The fields that the section's layout shows, and no others. */
export function SectionForm({ path, section, hints, note }: SectionFormProps) {
  const facts = factsOf(section.layout)
  const shows = (field: keyof PageSection) => facts.uses.includes(field)
  const labels = labelsInSection(section)
  const colors = colorFields.filter(shows)
  return (
    <div className="space-y-5">
      {note}
      {words.filter(shows).map((field) => (
        <RecordField
          key={field}
          name={`${path}.${field}`}
          placeholder={hints[field]}
          label={labels?.[field]}
        />
      ))}
      {shows('align') && <AlignControl name={`${path}.align`} />}
      {shows('images') && <PictureList name={`${path}.images`} max={facts.maxImages} />}
      {shows('imageWidth') && <WidthControl name={`${path}.imageWidth`} />}
      {shows('videoUrl') && <VideoControlWithPlayer name={`${path}.videoUrl`} sectionId={section.id} />}
      {shows('items') && (
        <RecordField
          name={`${path}.items`}
          members={facts.itemUses}
          itemTitle={itemTitle}
          {...(facts.maxItems ? { help: texts.firstItems(facts.maxItems) } : {})}
        />
      )}
      {shows('buttonText') && <ButtonControls path={path} hasSecond={shows('secondaryButtonText')} />}
      {colors.length > 0 && <ColorControls path={path} colors={colors} />}
    </div>
  )
}
