import { ExternalLink, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRecords } from '../../../client/content-queries.ts'
import { type TeamMember, teamMember } from '../../../content/team-member/team-member.ts'
import { safeHref } from '../../../shared/safe-url.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { RecordList } from '../../record-list/record-list.tsx'
import { useEditing } from '../../record-list/use-editing.ts'
import { TeamForm } from './team-form.tsx'
import { teamTexts as texts } from './team-texts.ts'

const sorts = [
  { label: 'Name', compare: (one: TeamMember, other: TeamMember) => one.name.localeCompare(other.name) },
  {
    label: 'Last changed',
    compare: (one: TeamMember, other: TeamMember) =>
      (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''),
  },
]

export function TeamScreen() {
  const team = useRecords(teamMember)
  const isReadOnly = useIsReadOnly()
  const [editing, setEditing] = useEditing()
  const close = () => setEditing(null)
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
        <TeamForm key={editing} id={editing === 'new' ? undefined : editing} onClose={close} />
      ) : (
        <RecordList
          definition={teamMember}
          query={team}
          texts={texts}
          label={texts.list}
          titleOf={(member) => member.name}
          searchIn={(member) => [member.name, member.position, member.bio]}
          sorts={sorts}
          renderRecord={(member) => <MemberRow member={member} />}
          renderActions={(member, askToDelete) => (
            <>
              <IconButton
                size="sm"
                label={`${isReadOnly ? texts.view : texts.edit} ${member.name}`}
                icon={<Pencil />}
                onClick={() => setEditing(member.id)}
              />
              {!isReadOnly && (
                <IconButton
                  size="sm"
                  variant="destructive"
                  label={`${texts.delete} ${member.name}`}
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

function MemberRow({ member }: { member: TeamMember }) {
  const linkedin = safeHref(member.linkedinUrl)
  return (
    <div className="flex items-start gap-3">
      <Avatar name={member.name} src={member.imageUrl} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{member.name}</span>
          {!member.isActive && <Badge tone="warning">{texts.hidden}</Badge>}
          <span className="text-caption text-muted tabular-nums">{texts.order(member.order)}</span>
        </p>
        <p className="text-small text-muted">{member.position}</p>
        {member.bio && <p className="line-clamp-2 text-caption text-muted">{member.bio}</p>}
        {linkedin && (
          <a
            href={linkedin}
            target="_blank"
            rel="noopener noreferrer"
            className="prose-link inline-flex items-center gap-1 text-caption"
          >
            <ExternalLink aria-hidden="true" className="size-3.5" />
            {texts.linkedin}
            <span className="sr-only">{texts.newTab}</span>
          </a>
        )}
      </div>
    </div>
  )
}
