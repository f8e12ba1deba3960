import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  type PageTemplate,
  templateSections,
  templateValues,
} from '../../content/own-page/templates/page-template.ts'
import type { PageBuilderFacts } from '../../content/page-section/page-builder-facts.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import { hasSharing } from '../../schema/sharing.ts'
import { screenAddress } from '../record-address.ts'
import { useRecordForm } from '../record-form/use-record-form.ts'
import { PageBuilder } from './page-builder.tsx'
import { SettingsFolds } from './settings-folds.tsx'
import { TemplateChooser } from './template-chooser.tsx'
import { useBuilderId } from './use-builder-id.ts'
import { useChosenTemplate } from './use-chosen-template.ts'
import { useDraftedTranslations } from './use-drafted-translations.ts'

type RecordBuilderProps<D extends Definition> = {
  definition: D
  facts: PageBuilderFacts<RecordOf<D>>
}

/** The builder of the page of one record of a collection, at the record's address. */
export function RecordBuilder<D extends Definition>({ definition, facts }: RecordBuilderProps<D>) {
  const { id, key, moveTo } = useBuilderId(`/admin/${facts.path}`)
  const { template, isChosen } = useChosenTemplate(facts.templates)
  if (id === undefined && !isChosen)
    return (
      <TemplateChooser
        names={(facts.templates ?? []).map(({ name }) => name)}
        back={{ to: screenAddress(definition.screens[0]), label: facts.words.back }}
      />
    )
  return (
    <Builder key={key} id={id} definition={definition} facts={facts} template={template} onSaved={moveTo} />
  )
}

type BuilderProps<D extends Definition> = RecordBuilderProps<D> & {
  /** Undefined for a new record. */
  id: string | undefined
  /** What a new record begins with. */
  template: PageTemplate | undefined
  onSaved: (id: string) => void
}

function Builder<D extends Definition>(props: BuilderProps<D>) {
  const { id, definition, facts, onSaved } = props
  const { words } = facts
  // The address of a stored page names no template any more.
  const [template] = useState(props.template)
  const draft = useDraftedTranslations(definition)
  const starters = template ? () => templateSections(template) : facts.starters
  const [screen] = definition.screens
  const start = { title: String(definition.fields.title?.initial ?? ''), subtitle: '', description: '' }
  const form = useRecordForm(definition, {
    id,
    texts: words,
    // Every type that has a builder has sections.
    initial: {
      ...facts.initial,
      ...(template && templateValues(template)),
      sections: starters(start),
    } as unknown as Partial<ValuesOf<D['fields']>>,
    onSaved: (record, was) => {
      if (template && was === 'created') draft(record.id, template)
      onSaved(record.id)
    },
  })
  const [title, isActive] = useWatch({ control: form.methods.control, name: ['title', 'isActive'] })
  return (
    <PageBuilder
      form={form}
      title={title || words.newTitle}
      description={words.description}
      isHidden={isActive === false}
      back={{ to: screenAddress(screen), label: words.back }}
      missing={words.missing}
      pageUrl={
        form.publishedId &&
        screen.pageOf({ ...form.methods.getValues(), id: form.publishedId, updatedAt: null })
      }
      layouts={facts.layouts}
      starters={starters}
      hints={facts.hints}
      shown={(values) => facts.shown({ ...values, id: form.id ?? '' } as RecordOf<D>)}
      isComposed
    >
      <SettingsFolds form={form} groups={facts.groups} isShared={hasSharing(definition.fields)} />
    </PageBuilder>
  )
}
