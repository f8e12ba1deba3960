import { ArrowLeft } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { RecordSource } from '../../client/record-source.ts'
import type { Translation, TranslationPlace } from '../../client/translation-queries.ts'
import { exportUrl } from '../../client/xliff-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { languageFacts } from '../../shared/languages.ts'
import { isolated } from '../../shared/text-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { useNeedsApproval } from '../approval/use-may-publish.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { DraftRemarks } from '../previews/draft-remarks.tsx'
import { SharePreviewButton } from '../previews/share-preview-button.tsx'
import { recordAddress } from '../record-address.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { DraftRelease } from '../releases/draft-release.tsx'
import { XliffExportButton } from '../screens/translations/xliff-export-button.tsx'
import { xliffTexts } from '../screens/translations/xliff-texts.ts'
import { UnpublishedMark } from '../unpublished/unpublished-mark.tsx'
import { DeleteTranslation } from './delete-translation.tsx'
import { RecordLanguages } from './record-languages.tsx'
import { sourceTitle } from './source-title.ts'
import { translatingTexts as words } from './translating-texts.ts'
import { useIsOfDraft } from './use-is-of-draft.ts'

type TranslationHeaderProps = {
  place: TranslationPlace
  translation: Translation
  form: RecordFormState
  source: RecordSource<Definition>
}

export function TranslationHeader({ place, translation, form, source }: TranslationHeaderProps) {
  const { definition, id, lang } = place
  const name = sourceTitle(definition, translation.title)
  const subject = { kind: 'draft', type: definition.name, id, lang } as const
  const needsApproval = useNeedsApproval()
  return (
    <>
      <Link
        to={recordAddress(definition, id)}
        className="prose-link mb-3 inline-flex items-center gap-1.5 text-small"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {words.back(isolated(name))}
      </Link>
      <ScreenHeader
        title={words.title(isolated(name), isolated(languageFacts(lang).name))}
        description={words.description}
        badge={<StateBadge place={place} translation={translation} form={form} />}
        actions={
          <>
            <RecordLanguages definition={definition} id={id} current={lang} />
            {translation.state !== 'none' && <SharePreviewButton subject={subject} />}
            {translation.state === 'draft' && (
              <DraftRelease drafted={place} isReadOnly={form.isReadOnly || needsApproval} />
            )}
            <XliffExportButton url={exportUrl(place)} label={xliffTexts.exportRecord} />
            <DeleteTranslation place={place} translation={translation} form={form} source={source} />
          </>
        }
      />
      {translation.state !== 'none' && <DraftRemarks subject={subject} />}
    </>
  )
}

const tones = { none: 'neutral', draft: 'info', published: 'success' } as const
const names = { none: words.notStarted, draft: words.draft, published: words.published }

type StateBadgeProps = Omit<TranslationHeaderProps, 'source'>

function StateBadge({ place, translation: { state }, form }: StateBadgeProps) {
  const isOfDraft = useIsOfDraft(place)
  const wanted = useWatch({ control: form.methods.control, name: 'state' })
  const isChanged = wanted !== undefined && (wanted === 'published') !== (state === 'published')
  return (
    <>
      <Badge tone={tones[state]} dot>
        {names[state]}
      </Badge>
      {form.draft?.facts && <UnpublishedMark />}
      {isOfDraft && <span className="text-caption text-muted">{words.recordFirst}</span>}
      {isChanged && !form.isSaving && (
        <span className="text-caption text-muted">
          {wanted === 'published' ? words.willPublish : words.willUnpublish}
        </span>
      )}
    </>
  )
}
