import { useQuery } from '@tanstack/react-query'
import { type Ref, useDeferredValue, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { recordUrl } from '../../client/content-queries.ts'
import type { TranslationPlace } from '../../client/translation-queries.ts'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { initialValues } from '../../schema/fields.ts'
import { classNames } from '../../ui/class-names.ts'
import { BuilderPreview } from '../page-builder/builder-preview.tsx'
import { PreviewLanguageContext } from '../preview-frame.tsx'
import type { RecordFormState } from '../record-form/use-record-form.ts'
import type { ScreenSlots } from '../screen-slots.ts'
import { previewValues } from './preview-values.ts'
import type { SheetText } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'

type TranslationPreviewProps = {
  place: TranslationPlace
  slots: ScreenSlots
  /** Of the translation. */
  form: RecordFormState
  texts: readonly SheetText[]
  currentId: string | null
  onEdit: (sectionId: string) => void
  ref: Ref<HTMLDivElement>
}

/** Whether there is something to see of records of this type. */
export function hasPreview({ fields }: Definition, slots: ScreenSlots): boolean {
  return slots.Preview !== undefined || slots.shownSections !== undefined || hasSections(fields)
}

function hasSections({ sections }: Definition['fields']): boolean {
  return sections?.facts.fields !== undefined && 'layout' in sections.facts.fields
}

/** What visitors will see in the language, while it is typed. */
export function TranslationPreview(props: TranslationPreviewProps) {
  const { place, slots, form, texts, currentId, onEdit, ref } = props
  const { definition, id, lang } = place
  const { data: record } = useQuery<RecordOf<Definition>>({ queryKey: [recordUrl(definition, id)] })
  // Typing comes first; the page follows as fast as it can be drawn.
  const typed = useDeferredValue(useWatch({ control: form.methods.control }))
  const values = useMemo(
    () => (record ? previewValues(definition, record, texts, typed) : initialValues(definition.fields)),
    [definition, record, texts, typed],
  )
  const methods = useForm({ defaultValues: values, values })
  if (!record) return null
  // Previews look at a form: this one holds the record in the other language.
  const shownForm: RecordFormState = { ...form, definition, methods, id, isDirty: false }
  const { Preview } = slots
  return (
    <PreviewLanguageContext value={lang}>
      <div ref={ref} className="flex h-full min-h-0 flex-col gap-2">
        <p className="text-caption text-muted">{words.previewHint}</p>
        {/* A page scrolls in its frame, so that the section in question can be brought into sight. */}
        <div className={classNames('min-h-0 flex-1', Preview && 'overflow-y-auto *:static!')}>
          {Preview ? (
            <Preview form={shownForm} />
          ) : (
            <BuilderPreview
              form={shownForm}
              shown={(shown) => sectionsOf(slots, { ...record, ...shown })}
              hints={{}}
              hasPartnerStrip={false}
              currentId={currentId}
              onEdit={onEdit}
              ref={null}
            />
          )}
        </div>
      </div>
    </PreviewLanguageContext>
  )
}

function sectionsOf({ shownSections }: ScreenSlots, record: RecordOf<Definition>): PageSection[] {
  if (shownSections) return shownSections(record)
  return (record as { sections?: PageSection[] }).sections ?? []
}
