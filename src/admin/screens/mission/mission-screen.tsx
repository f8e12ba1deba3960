import { missionVision } from '../../../content/mission-vision/mission-vision.ts'
import { EditorSection } from '../../page-editor/editor-section.tsx'
import { PageEditor } from '../../page-editor/page-editor.tsx'
import { useCancelWithUndo } from '../../page-editor/use-cancel-with-undo.ts'
import { VisibilityBadge } from '../../page-editor/visibility-badge.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { MissionPreview } from './mission-preview.tsx'
import { missionTexts as texts } from './mission-texts.ts'

export function MissionScreen() {
  const form = useRecordForm(missionVision, { texts })
  const cancel = useCancelWithUndo(form)
  return (
    <PageEditor
      form={form}
      title={texts.title}
      description={texts.description}
      page="/about#mission"
      saveLabel={texts.save}
      badge={form.status === 'ready' && <VisibilityBadge form={form} />}
      onCancel={cancel}
      className="grid gap-8 xl:grid-cols-2"
      aside={form.status !== 'loading' && <MissionPreview form={form} />}
    >
      <EditorSection title={texts.mission}>
        <RecordField name="missionTitle" />
        <RecordField name="missionContent" help={texts.contentHelp} rows={5} />
        <RecordField name="missionImageUrl" />
      </EditorSection>
      <EditorSection title={texts.vision}>
        <RecordField name="visionTitle" />
        <RecordField name="visionContent" help={texts.contentHelp} rows={5} />
        <RecordField name="visionImageUrl" />
      </EditorSection>
      <EditorSection title={texts.visibility}>
        <RecordField name="isActive" />
      </EditorSection>
    </PageEditor>
  )
}
