import { useRef } from 'react'
import { useToast } from '../../../ui/toast-provider.tsx'
import { EditorSection } from '../../page-editor/editor-section.tsx'
import { PageEditor } from '../../page-editor/page-editor.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import type { Values } from '../../record-form/record-form-options.ts'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { footerForm } from './footer-form.ts'
import { countLinks, withIncompleteLinks } from './footer-links.ts'
import { FooterPreview } from './footer-preview.tsx'
import { footerTexts as texts } from './footer-texts.ts'
import { LinkListField } from './link-list-field.tsx'

export function FooterScreen() {
  const form = useFooterForm()
  return (
    <PageEditor
      form={form}
      title={texts.title}
      description={texts.description}
      page="/#footer-links"
      saveLabel={texts.save}
      className="grid gap-8 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
      aside={form.status !== 'loading' && <FooterPreview form={form} />}
    >
      <EditorSection title={texts.company}>
        <RecordField name="logoUrl" previewSize="small" help={texts.logoHelp} />
        <RecordField name="companyDescription" />
        <RecordField name="address" />
        <div className="grid gap-5 sm:grid-cols-2">
          <RecordField name="phone" />
          <RecordField name="email" />
        </div>
      </EditorSection>
      <EditorSection title={texts.socials} description={texts.socialsHelp}>
        <RecordField name="socials" hideLabel />
      </EditorSection>
      <EditorSection title={texts.links} description={texts.linksHelp} className="gap-8">
        <LinkListField name="quickLinks" />
        <LinkListField name="resourceLinks" />
        <LinkListField name="policyLinks" />
      </EditorSection>
    </PageEditor>
  )
}

/** Incomplete links stay in the form after a save, and the message counts them. */
function useFooterForm() {
  const toasts = useToast()
  const sent = useRef<Values>({})
  return useRecordForm(footerForm, {
    texts,
    shownAfterSave: (typed, saved) => {
      sent.current = typed
      return withIncompleteLinks(typed, saved)
    },
    onSaved: () =>
      toasts.show({
        title: texts.updated,
        description: texts.counts(countLinks(sent.current)),
        variant: 'success',
      }),
  })
}
