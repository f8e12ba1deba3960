import { ArrowLeft, ExternalLink } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { HeroTexts } from '../../content/page-section/blank-section.ts'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { StarterHints } from '../../content/page-section/section-hints.ts'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { barAbove } from '../bar-inset.ts'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { RecordForm } from '../record-form/record-form.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { RevisionsButton } from '../revisions/revisions-button.tsx'
import { RecordLanguages } from '../translating/record-languages.tsx'
import { BuilderPreview, scrollPreviewTo } from './builder-preview.tsx'
import { builderTexts as texts } from './builder-texts.ts'
import { formValues } from './form-values.ts'
import { SectionCards } from './section-cards.tsx'
import { useFollowingTexts } from './use-following-texts.ts'
import { useSectionSelection } from './use-section-selection.ts'

export type PageBuilderProps<D extends Definition> = {
  form: RecordFormState<D>
  title: string
  description: string
  /** Visitors do not see the page. */
  isHidden: boolean
  back: { to: string; label: string }
  /** Said where there is no such record. */
  missing: string
  /** Of the public page; undefined while there is none. */
  pageUrl: string | undefined
  layouts: readonly SectionLayout[]
  starters: (texts: HeroTexts) => PageSection[]
  /** What belongs into the empty fields of those. */
  hints: StarterHints
  shown: (values: ValuesOf<D['fields']>) => PageSection[]
  /** Whether a page without sections is put together from the record's fields. */
  isComposed?: boolean
  hasPartnerStrip?: boolean
  noteFor?: (section: PageSection) => ReactNode
  /** The settings above the sections. */
  children: ReactNode
}

type View = 'edit' | 'preview'

const views = [
  { value: 'edit', label: texts.edit },
  { value: 'preview', label: texts.preview },
] as const

/** Settings and sections on one side, the page as visitors will see it on the other; one at a time on small screens. */
export function PageBuilder<D extends Definition>(props: PageBuilderProps<D>) {
  const { form, title, layouts, starters, shown } = props
  const [view, setView] = useState<View>('edit')
  const preview = useRef<HTMLDivElement>(null)
  const selection = useSectionSelection((id) => scrollPreviewTo(preview.current, id))
  useFollowingTexts(form, starters)
  if (form.isMissing) return <MissingRecord back={props.back} title={props.missing} />
  return (
    <div data-wide="" className="@container">
      <BuilderHeader {...props} />
      <RecordForm form={form} label={title} actions={<RevisionsButton form={form} id={form.publishedId} />}>
        <div
          ref={barAbove}
          data-bar=""
          className="sticky top-15 z-20 -mx-1 border-b border-line bg-paper/95 px-1 py-2 backdrop-blur-sm @4xl:hidden"
        >
          <SegmentedControl label={texts.views} segments={views} value={view} onValueChange={setView} />
        </div>
        <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(24rem,5fr)_minmax(0,6fr)]">
          <div className={classNames('min-w-0 space-y-4', view === 'preview' && 'hidden @4xl:block')}>
            {props.children}
            <SectionsHeading />
            <SectionCards
              form={form}
              layouts={layouts}
              starters={starters(textsOf(formValues(form)))}
              composed={props.isComposed ? () => shown(formValues(form)) : undefined}
              selection={selection}
              hints={props.hints}
              noteFor={props.noteFor}
            />
          </div>
          <div
            className={classNames(
              'min-w-0 @4xl:sticky @4xl:top-20 @4xl:block @4xl:h-[calc(100dvh-10.5rem)]',
              view === 'edit' && 'hidden',
            )}
          >
            <BuilderPreview
              ref={preview}
              form={form}
              shown={shown}
              hints={props.hints}
              hasPartnerStrip={props.hasPartnerStrip ?? false}
              currentId={selection.openId}
              onEdit={(id) => {
                setView('edit')
                selection.open(id)
              }}
            />
          </div>
        </div>
      </RecordForm>
    </div>
  )
}

function BuilderHeader<D extends Definition>({
  form,
  title,
  description,
  isHidden,
  back,
  pageUrl,
}: PageBuilderProps<D>) {
  return (
    <>
      <Link to={back.to} className="prose-link mb-3 inline-flex items-center gap-1.5 text-small">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {back.label}
      </Link>
      <ScreenHeader
        title={title}
        description={description}
        badge={isHidden && <Badge tone="warning">{texts.hidden}</Badge>}
        actions={
          <>
            <RecordLanguages definition={form.definition} id={form.id} />
            {pageUrl && (
              <Button asChild variant="secondary">
                <a href={pageUrl} target="_blank" rel="noopener">
                  <ExternalLink aria-hidden="true" />
                  {texts.viewPage} <span className="sr-only">{texts.newTab}</span>
                </a>
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

function SectionsHeading() {
  return (
    <header className="pt-3">
      <h2 className="text-h3">{texts.sections}</h2>
      <p className="text-caption text-muted">{texts.sectionsHint}</p>
    </header>
  )
}

function MissingRecord({ back, title }: { back: { to: string; label: string }; title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button asChild variant="secondary">
          <Link to={back.to}>{back.label}</Link>
        </Button>
      }
    />
  )
}

function textsOf({ title, subtitle, description }: Record<string, unknown>): HeroTexts {
  return {
    title: String(title ?? ''),
    subtitle: String(subtitle ?? ''),
    description: String(description ?? ''),
  }
}
