import { EditorSection } from '../../page-editor/editor-section.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { aboutTexts as texts } from './about-texts.ts'
import { ProgramsSection } from './programs-section.tsx'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The fields of the page, part by part as visitors meet them. */
export function AboutSections() {
  return (
    <>
      <EditorSection id="about-hero" title={texts.hero}>
        <RecordField name="heroTitle" />
        <RecordField name="heroSubtitle" />
        <RecordField name="heroContent" />
        <RecordField name="heroImageUrl" />
      </EditorSection>
      <EditorSection id="about-aspiration" title={texts.aspiration} className="sm:grid-cols-2">
        <RecordField name="aspirationTitle" className="sm:col-span-2" />
        <RecordField name="aspirationContent" className="sm:col-span-2" rows={6} />
        <RecordField name="aspirationButtonText" />
        <RecordField name="aspirationButtonLink" />
      </EditorSection>
      <ProgramsSection />
      <SdgsSection />
      <EditorSection id="about-values" title={texts.values}>
        <RecordField name="valuesTitle" />
        <RecordField
          name="valueItems"
          itemTitle={(item, index) => texts.value(index, textOf(item.title))}
          membersClassName="sm:grid-cols-2"
        />
      </EditorSection>
      <EditorSection id="about-images" title={texts.images} description={texts.imagesHelp}>
        <RecordField name="africaMapImageUrl" />
      </EditorSection>
    </>
  )
}

function SdgsSection() {
  return (
    <EditorSection id="about-sdgs" title={texts.sdgs}>
      <RecordField name="sdgsTitle" />
      <RecordField name="sdgsContent" />
      <RecordField
        name="sdgItems"
        itemTitle={(item) => texts.goal(item.number, textOf(item.title))}
        membersClassName="sm:grid-cols-[6rem_1fr] sm:[&>:last-child]:col-span-2"
      />
    </EditorSection>
  )
}
