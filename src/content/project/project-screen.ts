import type { FormGroup, MenuEntry } from '../../schema/staff-screen.ts'
import { addressOf } from '../../shared/address-of.ts'
import { visibleSwitch } from '../page-section/page-builder-facts.ts'
import { pageRecordList } from '../page-section/page-record-screen.ts'

/** A project's fields in groups: folds in the builder, tabs in the panel of the list. */
export const projectGroups = [
  {
    title: 'Basic Info',
    description: 'Name, short texts, status and visibility',
    fields: ['title', 'address', 'subtitle', { name: 'description', rows: 3 }, 'status', visibleSwitch],
  },
  {
    title: 'Details',
    description: 'The full description, and the facts about it',
    fields: [{ name: 'fullDescription', rows: 6 }, ['location', 'timeline'], 'beneficiaries'],
  },
  {
    title: 'Impact & Activities',
    description: 'What it changes, and what is done for it',
    fields: ['impact', 'activities'],
  },
  {
    title: 'Design & Display',
    description: 'Pictures, icon, colour and place in lists',
    fields: [['imageUrl', 'logoUrl'], 'iconName', 'color', 'order'],
  },
] as const satisfies readonly FormGroup[]

export const projectScreen = {
  menu: { description: 'Work for communities', icon: 'Sprout', place: 20 } satisfies Partial<MenuEntry>,
  keywords: ['community', 'beneficiaries', 'builder'],
  words: {
    description: 'Your work for communities, in the order visitors see it.',
    emptyHint: 'Create the first one; it appears in the menu and on the Programs page.',
    loading: 'Loading projects...',
    loadFailed: 'Failed to load projects',
    created: 'Project created successfully!',
    updated: 'Project updated successfully!',
    failed: 'Failed to save project. Please try again.',
    confirmDelete: 'Are you sure you want to delete this project?',
    deleted: 'Project deleted successfully!',
    deleteFailed: 'Failed to delete project. Please try again.',
    orderFailed: 'Failed to update project order',
    cloned: 'Project cloned successfully',
    cloneFailed: 'Failed to clone project',
  },
  formAs: 'tabs',
  form: [...projectGroups, { title: 'Sections', fields: ['sections'] }],
  recordPath: (id: string) => `projects/builder/${id}`,
  list: {
    ...pageRecordList,
    searchIn: ['title', 'subtitle', 'description', 'location', 'status'],
    filterBy: ['status', 'isActive'],
  },
  pageOf: (record: { id: string; address: string; isActive: boolean }) =>
    record.isActive ? `/projects/${addressOf(record)}` : undefined,
} as const
