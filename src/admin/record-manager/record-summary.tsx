import { ExternalLink } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router'
import type { OpenDraft } from '../../client/record-drafts.ts'
import type { Schedule } from '../../client/record-schedules.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { ListFacts, RecordBadge } from '../../schema/list-facts.ts'
import { safeHref } from '../../shared/safe-url.ts'
import { textLanguage } from '../../shared/text-language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Written } from '../../ui/written.tsx'
import { WrittenLine } from '../../ui/written-line.tsx'
import { ReleaseMark } from '../releases/release-mark.tsx'
import { ScheduleMark } from '../scheduling/schedule-mark.tsx'
import { UnpublishedMark } from '../unpublished/unpublished-mark.tsx'
import { recordSummaryTexts as texts } from './record-summary-texts.ts'
import { SavedMark } from './saved-mark.tsx'

const maxTags = 3

export type RecordSummaryProps = {
  list: ListFacts
  record: RecordOf<Definition>
  title: string
  /** What its place in the list means for visitors. */
  note: string
  editTo: string
  Mark: ComponentType<{ record: RecordOf<Definition> }> | undefined
  /** Whether changes of it wait to be published. */
  isDrafted: boolean
  /** The release that those changes wait in. */
  release: OpenDraft['release'] | undefined
  /** What will happen to it by itself. */
  schedule: Schedule | undefined
  /** The page to show it on, where it was stored just now. */
  saved: { page: string | undefined } | undefined
}

/** One record in a row of a list: its picture, its name, and what tells it from the others. */
export function RecordSummary(props: RecordSummaryProps) {
  const { list, record, title, note, editTo, Mark, isDrafted, release, schedule, saved } = props
  const { search } = useLocation()
  return (
    <div className="flex items-start gap-4">
      {Mark ? <Mark record={record} /> : <RowPicture list={list} record={record} title={title} />}
      {/* A short text beside the picture, whichever way it runs. */}
      <div className="min-w-0 [&>p]:w-fit">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={editTo + search}
            {...textLanguage(title)}
            className="font-medium wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          <RecordBadges badges={list.badges(record)} />
          {isDrafted && <UnpublishedMark />}
          <ReleaseMark release={release} />
          <ScheduleMark schedule={schedule} />
        </p>
        <RecordTexts list={list} record={record} />
        {note && <p className="text-caption text-warning">{note}</p>}
        {saved && <SavedMark page={saved.page} />}
      </div>
    </div>
  )
}

function RowPicture({ list, record, title }: Pick<RecordSummaryProps, 'list' | 'record' | 'title'>) {
  const url = list.picture(record)
  if (url === undefined) return null
  if (list.pictureLook === 'portrait') return <Avatar name={title} src={url} />
  if (list.pictureLook === 'photo')
    return <Picture src={url} alt="" patternId={record.id} className="h-14 w-20 shrink-0 rounded-md" />
  return (
    // Logos are made for light ground.
    <Picture
      src={url}
      alt=""
      patternId={record.id}
      fit="contain"
      className="h-12 w-20 shrink-0 rounded-md bg-on-primary! p-1"
    />
  )
}

export function RecordBadges({ badges }: { badges: readonly RecordBadge[] }) {
  return badges.map(({ text, tone }) => (
    <Badge key={text} {...textLanguage(text)} {...(tone ? { tone } : {})}>
      {text}
    </Badge>
  ))
}

/** Facts, text, labels and the way to a website, as far as a record has them. */
export function RecordTexts({ list, record }: Pick<RecordSummaryProps, 'list' | 'record'>) {
  const facts = list.facts(record).filter(Boolean)
  const text = list.text(record)
  const tags = list.tags(record)
  return (
    <>
      {facts.length > 0 && (
        <p className="text-caption text-muted tabular-nums">
          <WrittenLine texts={facts} />
        </p>
      )}
      {text && (
        <Written as="p" className="line-clamp-2 text-small text-muted">
          {text}
        </Written>
      )}
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          <RecordBadges badges={tags.slice(0, maxTags).map((tag) => ({ text: tag, tone: 'info' }))} />
          {tags.length > maxTags && (
            <span className="text-caption text-muted">{texts.moreTags(tags.length - maxTags)}</span>
          )}
        </p>
      )}
      <RecordLink list={list} record={record} />
    </>
  )
}

function RecordLink({ list: { link }, record }: Pick<RecordSummaryProps, 'list' | 'record'>) {
  const address = link ? String(record[link.field as keyof typeof record] ?? '') : ''
  const href = safeHref(address)
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="prose-link inline-flex items-center gap-1 text-caption wrap-anywhere"
    >
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      {link?.words ?? address}
      <span className="sr-only"> {texts.newTab}</span>
    </a>
  )
}
