import { ArrowLeft } from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router'
import { useRecords } from '../../client/content-queries.ts'
import { useOpenDrafts } from '../../client/record-drafts.ts'
import type { Definition } from '../../schema/define-content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { screenHref, screenTrail, useAdminScreens } from '../admin-screen.ts'
import type { ContentOutline } from '../outlines/content-outlines.ts'
import { newRecord } from '../record-address.ts'
import { adminTrailTexts as texts } from './admin-trail-texts.ts'

type Step = { label: string; href: string }

/** Where the address is: the screen, and below it the record whose form is open. */
export function AdminTrail() {
  const screens = useAdminScreens()
  const { pathname, search } = useLocation()
  const trail = screenTrail(screens, pathname)
  const screen = trail.at(-1)
  const id = screen?.records && matchPath(`${screenHref(screen)}/:id`, pathname)?.params.id
  // What the list was narrowed to is in the address of the form too, so the way back leads to the same list.
  const steps = trail.map((step) => ({
    label: step.menu?.label ?? step.title,
    href: screenHref(step) + (step === screen ? search : ''),
  }))
  if (id === newRecord) return <Trail steps={steps} record={texts.new} />
  if (id !== undefined && screen?.records)
    return <TrailToRecord steps={steps} outline={screen.records} id={id} />
  return <Trail steps={steps} />
}

function TrailToRecord({ steps, outline, id }: { steps: Step[]; outline: ContentOutline; id: string }) {
  const { data } = useRecords<Definition>(outline)
  const found: Record<string, unknown> | undefined = data?.find((record) => record.id === id)
  const isUnpublished = data !== undefined && found === undefined
  const drafts = useOpenDrafts(outline.name, isUnpublished).data
  const title = isUnpublished
    ? drafts?.find((draft) => draft.id === id && draft.isNew)?.title || (drafts && texts.new)
    : found?.[outline.titleField]
  return <Trail steps={steps} record={String(title ?? '')} />
}

type TrailProps = {
  steps: Step[]
  /** The title of the record in the form, empty while it is read; undefined where no record is open. */
  record?: string
}

function Trail({ steps, record }: TrailProps) {
  const items = [{ label: texts.root, href: '/admin/dashboard' }, ...steps]
  const last = items.at(-1)
  return (
    <>
      {record === undefined ? (
        <p className="truncate text-small font-medium sm:hidden">{last?.label}</p>
      ) : (
        <Link to={last?.href ?? ''} className={backLook}>
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 rtl:rotate-180" />
          <span className="truncate">{last?.label}</span>
        </Link>
      )}
      <div className="hidden sm:block [&_li:not(:last-child)]:shrink-0 [&_ol]:flex-nowrap">
        <Breadcrumbs
          label={texts.label}
          items={record ? [...items, { label: record }] : items}
          renderLink={({ href, className, children }) => (
            <Link to={href} className={className}>
              {children}
            </Link>
          )}
        />
      </div>
    </>
  )
}

const backLook =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-sm text-small font-medium underline-offset-4 hover:underline sm:hidden'
