import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useRecords } from '../../../client/content-queries.ts'
import { program } from '../../../content/program/program.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { PageActions, PageRow, pageSorts } from '../../page-builder/page-row.tsx'
import { useRecordClone } from '../../page-builder/use-record-clone.ts'
import { useIsReadOnly } from '../../read-only.ts'
import { RecordList } from '../../record-list/record-list.tsx'
import { programsTexts as texts } from './programs-texts.ts'

const builder = (id: string) => `/admin/programs/builder/${id}`

export function ProgramsScreen() {
  const programs = useRecords(program)
  const navigate = useNavigate()
  const isReadOnly = useIsReadOnly()
  const clone = useRecordClone(program, texts, (id) => void navigate(builder(id)))
  const open = (
    <Button asChild>
      <Link to={builder('new')}>
        <Plus aria-hidden="true" />
        {texts.openBuilder}
      </Link>
    </Button>
  )
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.description} actions={!isReadOnly && open} />
      <RecordList
        definition={program}
        query={programs}
        texts={texts}
        label={texts.list}
        titleOf={({ title }) => title}
        searchIn={({ title, subtitle, description, status }) => [title, subtitle, description, status]}
        sorts={pageSorts}
        renderRecord={(record) => (
          <PageRow record={record} to={builder(record.id)}>
            {record.isAcceptingApplications && <Badge tone="success">{texts.accepting}</Badge>}
          </PageRow>
        )}
        renderActions={(record, askToDelete) => (
          <PageActions
            title={record.title}
            editTo={builder(record.id)}
            pageUrl={record.isActive ? `/programs/${record.id}` : undefined}
            onClone={() => clone(record, programs.data?.length ?? 0)}
            onDelete={askToDelete}
          />
        )}
        emptyAction={open}
      />
    </>
  )
}
