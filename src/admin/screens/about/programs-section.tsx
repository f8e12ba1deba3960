import type { ReactNode } from 'react'
import { EditorSection } from '../../page-editor/editor-section.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { aboutTexts as texts } from './about-texts.ts'

/** The two ways of working, each with the logos of what it runs. */
export function ProgramsSection() {
  return (
    <EditorSection id="about-programs" title={texts.programs}>
      <RecordField name="programsTitle" />
      <RecordField name="programsSubtitle" />
      <RecordField name="programsContent" />
      <RecordField name="programsApproachText" />
      <ProgramBlock id="about-philanthropic" title={texts.philanthropic} prefix="philanthropic" />
      <ProgramBlock id="about-entrepreneurship" title={texts.entrepreneurship} prefix="entrepreneurship" />
      <SubBlock id="about-blended" title={texts.blended}>
        <RecordField name="blendedModelContent" />
        <RecordField name="blendedModelImageUrl" />
      </SubBlock>
    </EditorSection>
  )
}

type ProgramBlockProps = { id: string; title: string; prefix: 'philanthropic' | 'entrepreneurship' }

function ProgramBlock({ id, title, prefix }: ProgramBlockProps) {
  return (
    <SubBlock id={id} title={title}>
      <RecordField name={`${prefix}Title`} />
      <RecordField name={`${prefix}Content`} />
      <RecordField
        name={`${prefix}Logos`}
        itemTitle={({ name }, index) => texts.logo(index, typeof name === 'string' ? name : '')}
        membersClassName="sm:grid-cols-2"
      />
    </SubBlock>
  )
}

function SubBlock({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={title}
      className="grid scroll-mt-20 gap-5 border-t border-line pt-5 outline-none"
    >
      <h3 className="text-body font-semibold">{title}</h3>
      {children}
    </section>
  )
}
