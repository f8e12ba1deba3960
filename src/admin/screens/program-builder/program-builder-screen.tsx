import { useWatch } from 'react-hook-form'
import { programPageSections } from '../../../content/page-section/record-page-sections.ts'
import { programLayouts } from '../../../content/page-section/section-layout-names.ts'
import { defaultProgramSections } from '../../../content/program/default-program-sections.ts'
import { program } from '../../../content/program/program.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PageBuilder } from '../../page-builder/page-builder.tsx'
import { useBuilderId } from '../../page-builder/use-builder-id.ts'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { programBuilderTexts as texts } from './program-builder-texts.ts'
import { ProgramSettings } from './program-settings.tsx'

const initial = { sections: defaultProgramSections({ title: '', subtitle: '', description: '' }) }

export function ProgramBuilderScreen() {
  const { id, key, moveTo } = useBuilderId('/admin/programs/builder')
  return <ProgramBuilder key={key} id={id} onSaved={moveTo} />
}

type ProgramBuilderProps = {
  /** Undefined for a new program. */
  id: string | undefined
  onSaved: (id: string) => void
}

function ProgramBuilder({ id, onSaved }: ProgramBuilderProps) {
  const form = useRecordForm(program, { id, texts, initial, onSaved: (record) => onSaved(record.id) })
  const [title, isActive] = useWatch({ control: form.methods.control, name: ['title', 'isActive'] })
  return (
    <PageBuilder
      form={form}
      title={title || texts.newTitle}
      description={texts.description}
      badge={isActive === false && <Badge tone="warning">{texts.hidden}</Badge>}
      back={{ to: '/admin/programs', label: texts.back }}
      missing={texts.missing}
      pageUrl={form.id && isActive ? `/programs/${form.id}` : undefined}
      layouts={programLayouts}
      starters={defaultProgramSections}
      shown={(values) => programPageSections({ ...values, id: form.id ?? '' })}
      isComposed
    >
      <ProgramSettings />
    </PageBuilder>
  )
}
