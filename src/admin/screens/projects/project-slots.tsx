import { PanelTopOpen } from 'lucide-react'
import { Link } from 'react-router'
import { type Project, project } from '../../../content/project/project.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { PageMark } from '../../page-builder/page-mark.tsx'
import { RecordLinkButton } from '../../record-manager/record-actions.tsx'
import { slotsOf } from '../../screen-slots.ts'
import { projectTexts as texts } from './project-texts.ts'

function OpenBuilder() {
  return (
    <Button asChild variant="secondary">
      <Link to="/admin/projects/builder/new">{texts.openBuilder}</Link>
    </Button>
  )
}

/** The form of the list, without the preview of the page. */
function QuickEdit({ record: { id, title } }: { record: Project }) {
  return (
    <RecordLinkButton
      to={`/admin/projects/${encodeURIComponent(id)}`}
      label={texts.quickEdit(title)}
      icon={<PanelTopOpen />}
    />
  )
}

const ColorSchemeControl = lazyPart(
  async () => (await import('../../page-builder/color-scheme-control.tsx')).ColorSchemeControl,
)
const ProjectSections = lazyPart(async () => (await import('./project-sections.tsx')).ProjectSections)

export const projectSlots = slotsOf(project, {
  Mark: PageMark,
  loadBuilder: async () => (await import('./project-builder-screen.tsx')).ProjectBuilderScreen,
  ListActions: OpenBuilder,
  RecordActions: QuickEdit,
  controls: { color: ColorSchemeControl, sections: ProjectSections },
})
