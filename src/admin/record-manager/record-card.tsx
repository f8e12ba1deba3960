import type { ReactNode } from 'react'
import { pictureSources } from '../../shared/picture-url.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { Written } from '../../ui/written.tsx'
import { ReleaseMark } from '../releases/release-mark.tsx'
import { ScheduleMark } from '../scheduling/schedule-mark.tsx'
import { UnpublishedMark } from '../unpublished/unpublished-mark.tsx'
import { RecordBadges, type RecordSummaryProps, RecordTexts } from './record-summary.tsx'
import { SavedMark, savedLook } from './saved-mark.tsx'

type RecordCardProps = Omit<RecordSummaryProps, 'Mark' | 'editTo'> & { actions: ReactNode }

/** One record with a large picture, its state in words, and its buttons. */
export function RecordCard({
  list,
  record,
  title,
  note,
  isDrafted,
  release,
  schedule,
  saved,
  actions,
}: RecordCardProps) {
  const url = list.picture(record) ?? ''
  const { webpSrcSet } = pictureSources(url)
  const visibility = list.visibility(record)
  return (
    <Card className={classNames('flex flex-col overflow-hidden', saved && savedLook)}>
      <Picture
        src={url}
        alt=""
        patternId={record.id}
        {...(webpSrcSet ? { srcSet: webpSrcSet } : {})}
        sizes="20rem"
        className="aspect-video"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex flex-wrap gap-1.5">
          <RecordBadges badges={list.badges(record)} />
          {isDrafted && <UnpublishedMark />}
          <ReleaseMark release={release} />
          <ScheduleMark schedule={schedule} />
        </p>
        <Written as="h2" className="font-medium wrap-anywhere">
          {title}
        </Written>
        <RecordTexts list={list} record={record} />
        {visibility && (
          <p className={`text-caption ${visibility.isVisible ? 'text-success' : 'text-warning'}`}>
            {visibility.words}
          </p>
        )}
        {note && <p className="text-caption text-warning">{note}</p>}
        {saved && <SavedMark page={saved.page} />}
        <div className="mt-auto flex justify-end gap-1 pt-2">{actions}</div>
      </div>
    </Card>
  )
}
