import { Link } from 'react-router'
import { aboutPageContent } from '../../../content/about-page/about-page-content.ts'
import { chooseAboutPage } from '../../../content/about-page/about-page-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { EditorSection } from '../../page-editor/editor-section.tsx'
import { JumpList } from '../../page-editor/jump-list.tsx'
import { PageEditor } from '../../page-editor/page-editor.tsx'
import { RefreshButton } from '../../page-editor/refresh-button.tsx'
import { useFailureToasts } from '../../page-editor/use-failure-toasts.ts'
import { VisibilityBadge } from '../../page-editor/visibility-badge.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { aboutParts } from './about-parts.ts'
import { AboutSections } from './about-sections.tsx'
import { aboutFailures, aboutTexts as texts } from './about-texts.ts'

export function AboutScreen() {
  const form = useRecordForm(aboutPageContent, { choose: chooseAboutPage, texts })
  useFailureToasts(form, aboutFailures)
  return (
    <PageEditor
      form={form}
      title={texts.title}
      description={texts.description}
      page="/about"
      saveLabel={texts.save}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to="/admin/about/sections">{texts.furtherSections}</Link>
          </Button>
          <RefreshButton form={form} />
        </>
      }
      className="grid gap-6 xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-8"
      before={form.status !== 'loading' && <JumpList form={form} parts={aboutParts} />}
    >
      <EditorSection
        id="about-visibility"
        title={texts.visibility}
        action={<VisibilityBadge form={form} />}
        description={form.savedAt ? texts.lastUpdated(form.savedAt) : texts.newContent}
      >
        <RecordField name="isActive" label={texts.visibility} help={texts.visibilityHelp} />
      </EditorSection>
      <AboutSections />
    </PageEditor>
  )
}
