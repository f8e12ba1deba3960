import { Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRecords } from '../../../client/content-queries.ts'
import { type Partner, partner } from '../../../content/partner/partner.ts'
import { safeHref } from '../../../shared/safe-url.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { RecordList } from '../../record-list/record-list.tsx'
import { useEditing } from '../../record-list/use-editing.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerPreview } from './partner-preview.tsx'
import { partnersTexts as texts } from './partners-texts.ts'

const sorts = [
  { label: 'Name', compare: (one: Partner, other: Partner) => one.name.localeCompare(other.name) },
  {
    label: 'Last changed',
    compare: (one: Partner, other: Partner) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''),
  },
]

export function PartnersScreen() {
  const partners = useRecords(partner)
  const isReadOnly = useIsReadOnly()
  const [isPreviewShown, setPreviewShown] = useState(false)
  const [editing, setEditing] = useEditing()
  const add = (
    <Button onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  )
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={texts.description}
        actions={
          <>
            <Button
              variant="secondary"
              aria-expanded={isPreviewShown}
              onClick={() => setPreviewShown(!isPreviewShown)}
            >
              {isPreviewShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              {isPreviewShown ? texts.hidePreview : texts.showPreview}
            </Button>
            {!isReadOnly && !editing && add}
          </>
        }
      />
      {isPreviewShown && <PartnerPreview partners={partners.data ?? []} />}
      {editing ? (
        <PartnerForm
          key={editing}
          id={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : (
        <RecordList
          definition={partner}
          query={partners}
          texts={texts}
          label={texts.list}
          titleOf={({ name }) => name}
          searchIn={({ name, websiteUrl }) => [name, websiteUrl]}
          sorts={sorts}
          renderRecord={(record) => <PartnerRow partner={record} />}
          renderActions={(record, askToDelete) => (
            <>
              <IconButton
                size="sm"
                label={`${isReadOnly ? texts.view : texts.edit} ${record.name}`}
                icon={isReadOnly ? <Eye /> : <Pencil />}
                onClick={() => setEditing(record.id)}
              />
              {!isReadOnly && (
                <IconButton
                  size="sm"
                  variant="destructive"
                  label={`${texts.delete} ${record.name}`}
                  icon={<Trash2 />}
                  onClick={askToDelete}
                />
              )}
            </>
          )}
          emptyAction={add}
        />
      )}
    </>
  )
}

function PartnerRow({ partner: { id, name, logoUrl, websiteUrl, order, isActive } }: { partner: Partner }) {
  const href = safeHref(websiteUrl)
  return (
    <div className="flex items-center gap-4">
      {/* Logos are made for light ground. */}
      <Picture
        src={logoUrl}
        alt=""
        patternId={id}
        fit="contain"
        className="h-12 w-20 shrink-0 rounded-md bg-on-primary! p-1"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {!isActive && <Badge tone="warning">{texts.hidden}</Badge>}
          <span className="text-caption text-muted tabular-nums">{texts.order(order)}</span>
        </p>
        {href && (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="prose-link text-caption wrap-anywhere"
          >
            {websiteUrl}
            <span className="sr-only"> {texts.newTab}</span>
          </a>
        )}
      </div>
    </div>
  )
}
