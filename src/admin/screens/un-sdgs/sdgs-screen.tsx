import { aboutPageContent } from '../../../content/about-page/about-page-content.ts'
import { chooseAboutPage } from '../../../content/about-page/about-page-rules.ts'
import { EditorSection } from '../../page-editor/editor-section.tsx'
import { PageEditor } from '../../page-editor/page-editor.tsx'
import { useCancelWithUndo } from '../../page-editor/use-cancel-with-undo.ts'
import { RecordField } from '../../record-form/record-field.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { SdgsPreview } from './sdgs-preview.tsx'
import { sdgsTexts as texts } from './sdgs-texts.ts'

const fields = ['sdgsTitle', 'sdgsContent', 'sdgItems'] as const

/** A part of the About page's record on a screen of its own; the other fields are neither shown nor sent. */
export function SdgsScreen() {
  const form = useRecordForm(aboutPageContent, { choose: chooseAboutPage, fields, texts })
  const cancel = useCancelWithUndo(form)
  return (
    <PageEditor
      form={form}
      title={texts.title}
      description={texts.description}
      page="/about#goals"
      saveLabel={texts.save}
      onCancel={cancel}
      className="grid gap-8 xl:grid-cols-2"
      aside={form.status !== 'loading' && <SdgsPreview form={form} />}
    >
      <EditorSection title={texts.words}>
        <RecordField name="sdgsTitle" />
        <RecordField name="sdgsContent" />
      </EditorSection>
      <EditorSection title={texts.goals} description={texts.goalsHelp}>
        <RecordField
          name="sdgItems"
          hideLabel
          itemTitle={({ number, title }) => texts.goal(number, typeof title === 'string' ? title : '')}
          membersClassName="sm:grid-cols-[6rem_1fr] sm:[&>:last-child]:col-span-2"
        />
      </EditorSection>
    </PageEditor>
  )
}
