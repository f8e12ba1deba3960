import { RequestError } from '../../../client/request-json.ts'

const reasonOf = (error: Error) =>
  error instanceof RequestError ? error.detail || error.statusText : error.message

export const aboutSectionsTexts = {
  title: 'About sections',
  description: 'Further chapters on the About page, each with a picture and, where it helps, a map.',
  list: 'About sections',
  add: 'Add Section',
  addTitle: 'Add Section',
  editTitle: 'Edit Section',
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  hidden: 'Hidden',
  empty: 'No further sections yet',
  emptyHint: 'The About page is complete without them. Add one for whatever else visitors should know.',
  confirmDelete: 'Are you sure you want to delete this section?',
  loadFailed: 'Failed to fetch about sections',
  failed: (error: Error, exists: boolean) =>
    exists
      ? `Failed to update about section: ${reasonOf(error)}`
      : `Failed to create about section: ${reasonOf(error)}`,
  deleteFailed: (error: Error) => `Failed to delete about section: ${reasonOf(error)}`,
  created: 'Section created successfully!',
  updated: 'Section updated successfully!',
  deleted: 'Section deleted successfully!',
}
