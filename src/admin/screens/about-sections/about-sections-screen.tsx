import { Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRecords } from '../../../client/content-queries.ts'
import { aboutSection } from '../../../content/about-section/about-section.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { RecordList } from '../../record-list/record-list.tsx'
import { AboutSectionForm } from './about-section-form.tsx'
import { aboutSectionsTexts as texts } from './about-sections-texts.ts'

export function AboutSectionsScreen() {
  const sections = useRecords(aboutSection)
  const isReadOnly = useIsReadOnly()
  /** 'new', the id of the section in the form, or null while it is closed. */
  const [editing, setEditing] = useState<string | null>(null)
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
        actions={!isReadOnly && !editing && add}
      />
      {editing ? (
        <AboutSectionForm
          key={editing}
          id={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : (
        <RecordList
          definition={aboutSection}
          query={sections}
          texts={texts}
          label={texts.list}
          titleOf={({ title }) => title}
          searchIn={({ title, content }) => [title, content]}
          renderRecord={({ id, title, content, imageUrl, isActive }) => (
            <div className="flex items-center gap-4">
              <Picture src={imageUrl} alt="" patternId={id} className="h-14 w-20 shrink-0 rounded-md" />
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-medium wrap-anywhere">{title}</span>
                  {!isActive && <Badge tone="warning">{texts.hidden}</Badge>}
                </p>
                <p className="line-clamp-2 text-caption text-muted">{content}</p>
              </div>
            </div>
          )}
          renderActions={({ id, title }, askToDelete) => (
            <>
              <IconButton
                size="sm"
                label={`${isReadOnly ? texts.view : texts.edit} ${title}`}
                icon={isReadOnly ? <Eye /> : <Pencil />}
                onClick={() => setEditing(id)}
              />
              {!isReadOnly && (
                <IconButton
                  size="sm"
                  variant="destructive"
                  label={`${texts.delete} ${title}`}
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
