import { programsPageContent } from '../../../content/programs-page/programs-page-content.ts'
import { Card, CardBody } from '../../../ui/card.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { PageEditor } from '../../page-editor/page-editor.tsx'
import { RecordField } from '../../record-form/record-field.tsx'
import { useRecordForm } from '../../record-form/use-record-form.ts'
import { programsPageTexts as texts } from './programs-page-texts.ts'

const parts = [
  {
    value: 'hero',
    label: texts.hero,
    help: texts.heroHelp,
    fields: ['heroTitle', 'heroSubtitle'],
    buttons: ['heroButtonPrimary', 'heroButtonSecondary'],
  },
  {
    value: 'content',
    label: texts.content,
    help: texts.contentHelp,
    fields: ['sectionTitle', 'sectionDescription'],
    buttons: [],
  },
  {
    value: 'empty',
    label: texts.empty,
    help: texts.emptyHelp,
    fields: ['emptyStateTitle', 'emptyStateDescription', 'emptyStateButtonText'],
    buttons: [],
  },
  {
    value: 'cta',
    label: texts.cta,
    help: texts.ctaHelp,
    fields: ['ctaTitle', 'ctaDescription'],
    buttons: ['ctaButtonPrimary', 'ctaButtonSecondary'],
  },
] as const

export function ProgramsPageScreen() {
  const form = useRecordForm(programsPageContent, { texts })
  return (
    <PageEditor
      form={form}
      title={texts.title}
      description={texts.description}
      page="/programs"
      saveLabel={texts.save}
    >
      <Tabs
        label={texts.tabs}
        keepMounted
        items={parts.map((part) => ({
          value: part.value,
          label: part.label,
          content: <PagePart {...part} />,
        }))}
      />
    </PageEditor>
  )
}

function PagePart({ help, fields, buttons }: (typeof parts)[number]) {
  return (
    <Card>
      <CardBody className="grid gap-5">
        <p className="text-small text-muted">{help}</p>
        {fields.map((name) => (
          <RecordField key={name} name={name} />
        ))}
        {buttons.map((button) => (
          <div key={button} className="grid gap-5 sm:grid-cols-2">
            <RecordField name={`${button}Text`} />
            <RecordField name={`${button}Link`} help={texts.linkHelp} />
          </div>
        ))}
      </CardBody>
    </Card>
  )
}
