import { inSentence } from '../shared/label-words.ts'
import type { ScreenWords } from './staff-screen.ts'

/** What a screen says unless its definition says something else. */
export function defaultWords([one, many]: readonly [string, string], isSingle: boolean): ScreenWords {
  const record = inSentence(one)
  const records = inSentence(many)
  const failed = `Failed to save ${record}. Please try again.`
  return {
    title: many,
    description: '',
    list: many,
    add: `Add ${one}`,
    addTitle: `Add ${one}`,
    editTitle: `Edit ${one}`,
    save: isSingle ? `Save ${one}` : 'Save',
    empty: `No ${records} yet`,
    emptyHint: '',
    loading: 'Loading...',
    loadFailed: `Failed to load ${isSingle ? record : records}.`,
    invalid: '',
    created: isSingle ? `${one} saved successfully!` : `${one} created successfully!`,
    updated: isSingle ? `${one} saved successfully!` : `${one} updated successfully!`,
    failed,
    confirmDelete: `Are you sure you want to delete this ${record}?`,
    deleted: `${one} deleted successfully!`,
    deleteFailed: `Failed to delete ${record}. Please try again.`,
    ordered: '',
    orderFailed: 'The order could not be saved. Please try again.',
    cloned: `${one} cloned successfully`,
    cloneFailed: `Failed to clone ${record}`,
    loadFailedToast: '',
    saveFailedToast: '',
  }
}
