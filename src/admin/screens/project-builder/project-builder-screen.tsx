import { useWatch } from 'react-hook-form'
import { projectPageSections } from '../../../content/page-section/record-page-sections.ts'
import { projectBuilderLayouts } from '../../../content/page-section/section-layout-names.ts'
import { defaultProjectSections } from '../../../content/project/default-project-sections.ts'
import { project } from '../../../content/project/project.ts'
import { projectGroups } from '../../../content/project/project-screen.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ColorSchemeControl } from '../../page-builder/color-scheme-control.tsx'
import { PageBuilder } from '../../page-builder/page-builder.tsx'
import { SettingsFold } from '../../page-builder/settings-fold.tsx'
import { useBuilderId } from '../../page-builder/use-builder-id.ts'
import { GroupFields } from '../../record-form/form-groups.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { projectBuilderTexts as texts } from './project-builder-texts.ts'

const slots = { controls: { color: ColorSchemeControl } }
const start = { title: project.fields.title.initial, subtitle: '', description: '' }
const initial = { sections: defaultProjectSections(start) }

export function ProjectBuilderScreen() {
  const { id, key, moveTo } = useBuilderId('/admin/projects/builder')
  return <ProjectBuilder key={key} id={id} onSaved={moveTo} />
}

type ProjectBuilderProps = {
  /** Undefined for a new project. */
  id: string | undefined
  onSaved: (id: string) => void
}

function ProjectBuilder({ id, onSaved }: ProjectBuilderProps) {
  const form = useRecordForm(project, { id, texts, initial, onSaved: (record) => onSaved(record.id) })
  const [title, isActive] = useWatch({ control: form.methods.control, name: ['title', 'isActive'] })
  return (
    <PageBuilder
      form={form}
      title={title || texts.newTitle}
      description={texts.description}
      badge={isActive === false && <Badge tone="warning">{texts.hidden}</Badge>}
      back={{ to: '/admin/projects', label: texts.back }}
      missing={texts.missing}
      pageUrl={form.id && isActive ? `/projects/${form.id}` : undefined}
      layouts={projectBuilderLayouts}
      starters={defaultProjectSections}
      shown={(values) => projectPageSections({ ...values, id: form.id ?? '' })}
      isComposed
    >
      {projectGroups.map((group, at) => (
        <SettingsFold key={group.title} title={group.title} hint={group.description} isOpenAtFirst={at === 0}>
          <GroupFields form={form} group={group} slots={slots} />
        </SettingsFold>
      ))}
    </PageBuilder>
  )
}
