import type { ReactNode } from 'react'
import { Written } from '../../ui/written.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { useTypedValues } from '../record-form/use-record-form.ts'
import { type SharedPage, sharedPage } from './shared-page.ts'
import { sharingPreviewTexts as texts } from './sharing-preview-texts.ts'

/** The page as a search engine lists it, and as networks show a link to it. */
export function SharingPreview({ form }: { form: RecordFormState }) {
  const values = form.methods.formState.defaultValues ?? {}
  const stored = form.publishedId === undefined ? undefined : { id: form.publishedId, values }
  const page = sharedPage(form.definition, useTypedValues(form), stored)
  return (
    <section aria-label={texts.heading} className="grid gap-5 border-line border-t pt-5">
      <h3 className="font-semibold text-body">{texts.heading}</h3>
      <Preview label={texts.searchResult}>
        {page.isHidden ? <p>{texts.hidden}</p> : <SearchResult page={page} />}
      </Preview>
      {page.picture === '' && <p className="text-caption text-muted">{texts.drawnLater}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        <Preview label={texts.networks.whatsapp}>
          <div className="rounded-lg bg-success-tint p-1.5">
            <Card page={page} withText />
          </div>
        </Preview>
        <Preview label={texts.networks.facebook}>
          <Card page={page} withText isCapital />
        </Preview>
        <Preview label={texts.networks.x}>
          <div className="relative">
            <Picture page={page} className="rounded-2xl border border-line" />
            <Written
              as="p"
              className="absolute inset-x-2 bottom-2 w-fit max-w-[90%] truncate rounded bg-night/85 px-1.5 text-caption text-on-primary"
            >
              {page.title}
            </Written>
          </div>
        </Preview>
        <Preview label={texts.networks.linkedin}>
          <Card page={page} />
        </Preview>
      </div>
    </section>
  )
}

function Preview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-caption text-muted">{label}</figcaption>
      {children}
    </figure>
  )
}

function SearchResult({ page: { title, description, crumbs } }: { page: SharedPage }) {
  return (
    <div className="grid gap-1 rounded-lg border border-line bg-surface p-4">
      <p dir="ltr" className="truncate text-caption text-muted">
        {crumbs}
      </p>
      <Written as="p" className="truncate text-body text-link">
        {title}
      </Written>
      <Written as="p" className="line-clamp-2 text-small text-muted">
        {description}
      </Written>
    </div>
  )
}

type CardProps = { page: SharedPage; withText?: boolean; isCapital?: boolean }

function Card({ page, withText = false, isCapital = false }: CardProps) {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <Picture page={page} className="" />
      <div className="grid gap-0.5 p-3">
        <Written as="p" className="line-clamp-2 font-semibold text-small">
          {page.title}
        </Written>
        {withText && (
          <Written as="p" className="line-clamp-2 text-caption text-muted">
            {page.description}
          </Written>
        )}
        <p dir="ltr" className={isCapital ? 'text-caption text-muted uppercase' : 'text-caption text-muted'}>
          {page.domain}
        </p>
      </div>
    </div>
  )
}

function Picture({ page: { picture }, className }: { page: SharedPage; className: string }) {
  const look = `block aspect-[1200/630] w-full bg-sunken object-cover ${className}`
  return picture === '' ? (
    <div className={look} />
  ) : (
    <img src={picture} alt="" loading="lazy" className={look} />
  )
}
