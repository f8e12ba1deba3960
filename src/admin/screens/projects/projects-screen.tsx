import { PanelTopOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useRecords } from '../../../client/content-queries.ts'
import { project } from '../../../content/project/project.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { PageActions, PageRow, pageSorts } from '../../page-builder/page-row.tsx'
import { useRecordClone } from '../../page-builder/use-record-clone.ts'
import { useIsReadOnly } from '../../read-only.ts'
import { RecordList } from '../../record-list/record-list.tsx'
import { ProjectPanel } from './project-panel.tsx'
import { projectsTexts as texts } from './projects-texts.ts'

const builder = (id: string) => `/admin/projects/builder/${id}`

export function ProjectsScreen() {
  const projects = useRecords(project)
  const navigate = useNavigate()
  const isReadOnly = useIsReadOnly()
  /** 'new', the id of the project in the panel, or null while it is closed. */
  const [editing, setEditing] = useState<string | null>(null)
  const clone = useRecordClone(project, texts, (id) => void navigate(builder(id)))
  const buttons = (
    <>
      <Button variant="secondary" onClick={() => setEditing('new')}>
        <Plus aria-hidden="true" />
        {texts.add}
      </Button>
      <Button asChild>
        <Link to={builder('new')}>{texts.openBuilder}</Link>
      </Button>
    </>
  )
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={texts.description}
        actions={!isReadOnly && !editing && buttons}
      />
      {editing ? (
        <ProjectPanel
          key={editing}
          id={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : (
        <RecordList
          definition={project}
          query={projects}
          texts={texts}
          label={texts.list}
          titleOf={({ title }) => title}
          searchIn={({ title, subtitle, description, location, status }) => [
            title,
            subtitle,
            description,
            location,
            status,
          ]}
          sorts={pageSorts}
          renderRecord={(record) => <PageRow record={record} to={builder(record.id)} />}
          renderActions={(record, askToDelete) => (
            <PageActions
              title={record.title}
              editTo={builder(record.id)}
              pageUrl={record.isActive ? `/projects/${record.id}` : undefined}
              onClone={() => clone(record, projects.data?.length ?? 0)}
              onDelete={askToDelete}
            >
              <IconButton
                size="sm"
                label={texts.quickEdit(record.title)}
                icon={<PanelTopOpen />}
                onClick={() => setEditing(record.id)}
              />
            </PageActions>
          )}
          emptyAction={buttons}
        />
      )}
    </>
  )
}
