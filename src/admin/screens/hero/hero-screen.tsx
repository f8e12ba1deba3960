import { chooseHero } from '../../../content/hero-section/hero-rules.ts'
import { heroSection } from '../../../content/hero-section/hero-section.ts'
import type { RecordOf } from '../../../schema/define-content.ts'
import { EditorSection } from '../../page-editor/editor-section.tsx'
import { PageEditor } from '../../page-editor/page-editor.tsx'
import { useCancelWithUndo } from '../../page-editor/use-cancel-with-undo.ts'
import { useFailureToasts } from '../../page-editor/use-failure-toasts.ts'
import { VisibilityBadge } from '../../page-editor/visibility-badge.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { AnimatedLinesField } from './animated-lines-field.tsx'
import { HeroButtonFields } from './hero-button-fields.tsx'
import { HeroPreview } from './hero-preview.tsx'
import { heroFailures, heroTexts as texts } from './hero-texts.ts'
import { useHeroCreation } from './use-hero-creation.ts'

/** The home page's own rule, and nothing where there is no hero at all. */
function chooseStored(list: RecordOf<typeof heroSection>[]) {
  const { id } = chooseHero(list.map((hero) => ({ ...hero, lastModified: hero.updatedAt })))
  return list.find((hero) => hero.id === id)
}

export function HeroScreen() {
  const form = useRecordForm(heroSection, { choose: chooseStored, texts })
  const cancel = useCancelWithUndo(form)
  useHeroCreation(form)
  useFailureToasts(form, heroFailures)
  return (
    <PageEditor
      form={form}
      title={texts.title}
      description={texts.description}
      page="/"
      saveLabel={texts.save}
      badge={form.status === 'ready' && <VisibilityBadge form={form} />}
      onCancel={cancel}
      className="grid gap-8 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]"
      aside={form.status !== 'loading' && <HeroPreview form={form} />}
    >
      <EditorSection title={texts.words}>
        <RecordField name="fixedTitle" />
        <AnimatedLinesField />
        <RecordField name="description" />
      </EditorSection>
      <EditorSection title={texts.buttons}>
        <HeroButtonFields button="primary" />
        <HeroButtonFields button="secondary" />
      </EditorSection>
      <EditorSection title={texts.pictures}>
        <RecordField name="backgroundImageUrl" previewSize="medium" />
        {/* Each on the ground it is made for. */}
        <RecordField
          name="headerLogoLight"
          previewSize="small"
          className={`${plate} [&_img]:bg-on-primary`}
        />
        <RecordField name="headerLogoDark" previewSize="small" className={`${plate} [&_img]:bg-night`} />
      </EditorSection>
      <EditorSection title={texts.visibility}>
        <RecordField name="isActive" help={texts.active} />
      </EditorSection>
    </PageEditor>
  )
}

const plate = '[&_img]:rounded-md [&_img]:p-2'
