import type { ComponentType } from 'react'
import { ColorSchemeControl } from '../../page-builder/color-scheme-control.tsx'
import { RecordField } from '../../record-form/record-field.tsx'

const texts = {
  visible: 'Visible on the website',
  visibleHelp: 'Switched off, it is in no list, no menu, and has no page.',
}

interface ProjectGroup {
  value: string
  label: string
  hint: string
  Fields: ComponentType
}

/** A project's fields in groups: folds in the builder, tabs in the panel of the list. */
export const projectGroups: readonly ProjectGroup[] = [
  {
    value: 'basic',
    label: 'Basic Info',
    hint: 'Name, short texts, status and visibility',
    Fields: () => (
      <>
        <RecordField name="title" />
        <RecordField name="subtitle" />
        <RecordField name="description" rows={3} />
        <RecordField name="status" className="max-w-60" />
        <RecordField name="isActive" label={texts.visible} help={texts.visibleHelp} />
      </>
    ),
  },
  {
    value: 'details',
    label: 'Details',
    hint: 'The full description, and the facts about it',
    Fields: () => (
      <>
        <RecordField name="fullDescription" rows={6} />
        <div className="grid gap-5 sm:grid-cols-2">
          <RecordField name="location" />
          <RecordField name="timeline" />
          <RecordField name="beneficiaries" className="sm:col-span-2" />
        </div>
      </>
    ),
  },
  {
    value: 'impact',
    label: 'Impact & Activities',
    hint: 'What it changes, and what is done for it',
    Fields: () => (
      <>
        <RecordField name="impact" />
        <RecordField name="activities" />
      </>
    ),
  },
  {
    value: 'design',
    label: 'Design & Display',
    hint: 'Pictures, icon, colour and place in lists',
    Fields: () => (
      <>
        <div className="grid gap-5 sm:grid-cols-2">
          <RecordField name="imageUrl" />
          <RecordField name="logoUrl" />
        </div>
        <RecordField name="iconName" />
        <ColorSchemeControl />
        <RecordField name="order" />
      </>
    ),
  },
]
