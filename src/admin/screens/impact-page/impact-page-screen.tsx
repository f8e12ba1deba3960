import { impactPageContent } from '../../../content/impact-page/impact-page-content.ts'
import { EditorSection } from '../../page-editor/editor-section.tsx'
import { JumpList } from '../../page-editor/jump-list.tsx'
import { PageEditor } from '../../page-editor/page-editor.tsx'
import { useCancelWithUndo } from '../../page-editor/use-cancel-with-undo.ts'
import { VisibilityBadge } from '../../page-editor/visibility-badge.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { impactParts } from './impact-page-parts.ts'
import { impactPageTexts as texts } from './impact-page-texts.ts'
import { ImpactSections } from './impact-sections.tsx'

export function ImpactPageScreen() {
  const form = useRecordForm(impactPageContent, { texts })
  const cancel = useCancelWithUndo(form)
  return (
    <PageEditor
      form={form}
      title={texts.title}
      description={texts.description}
      page="/impact"
      saveLabel={texts.save}
      onCancel={cancel}
      className="grid gap-6 xl:grid-cols-[12rem_minmax(0,1fr)] xl:gap-8"
      before={form.status !== 'loading' && <JumpList form={form} parts={impactParts} />}
    >
      {impactParts.map((part) => (
        <EditorSection
          key={part.id}
          id={part.id}
          title={part.title}
          description={part.id === 'impact-sections' && texts.sectionsHelp}
          action={part.id === 'impact-visibility' && <VisibilityBadge form={form} />}
          className="sm:grid-cols-2"
        >
          {part.id === 'impact-sections' ? (
            <ImpactSections form={form} />
          ) : (
            part.fields.map((name) => <RecordField key={name} name={name} {...lookOf(name)} />)
          )}
        </EditorSection>
      ))}
    </PageEditor>
  )
}

/** Buttons stand in pairs, text beside link; everything else takes the whole line. */
function lookOf(name: string) {
  if (name === 'isActive') return { label: texts.visibility, help: texts.visibilityHelp, className: wide }
  if (!name.startsWith('ctaButton')) return { className: wide }
  return name.endsWith('Link') ? { help: texts.linkHelp } : {}
}

const wide = 'sm:col-span-2'
