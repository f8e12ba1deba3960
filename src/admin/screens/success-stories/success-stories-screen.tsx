import { Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRecords } from '../../../client/content-queries.ts'
import { type SuccessStory, successStory } from '../../../content/success-story/success-story.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { RecordList } from '../../record-list/record-list.tsx'
import { successStoriesTexts as texts } from './success-stories-texts.ts'
import { SuccessStoryForm } from './success-story-form.tsx'

export function SuccessStoriesScreen() {
  const stories = useRecords(successStory)
  const isReadOnly = useIsReadOnly()
  /** 'new', the id of the story in the form, or null while it is closed. */
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
        <SuccessStoryForm
          key={editing}
          id={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : (
        <RecordList
          definition={successStory}
          query={stories}
          texts={texts}
          label={texts.list}
          titleOf={({ name }) => name}
          searchIn={({ name, role, quote, story }) => [name, role, quote, story]}
          renderRecord={(story) => <StoryRow story={story} />}
          renderActions={(story, askToDelete) => (
            <>
              <IconButton
                size="sm"
                label={`${isReadOnly ? texts.view : texts.edit} ${story.name}`}
                icon={isReadOnly ? <Eye /> : <Pencil />}
                onClick={() => setEditing(story.id)}
              />
              {!isReadOnly && (
                <IconButton
                  size="sm"
                  variant="destructive"
                  label={`${texts.delete} ${story.name}`}
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

function StoryRow({ story }: { story: SuccessStory }) {
  return (
    <div className="flex items-start gap-3">
      <Avatar name={story.name} src={story.imageUrl} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{story.name}</span>
          {!story.isActive && <Badge tone="warning">{texts.hidden}</Badge>}
        </p>
        <p className="text-muted text-small">{story.role}</p>
        <p className="line-clamp-2 text-caption text-muted">{story.quote || story.story}</p>
      </div>
    </div>
  )
}
