import { createContext, type ReactNode, use } from 'react'

/** The few words that components say by themselves; a translation replaces them in one place. */
export const englishLabels = {
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  hidePassword: 'Hide password',
  loading: 'Loading...',
  nextPage: 'Next page',
  notifications: 'Notifications ({hotkey})',
  page: 'Page {page}',
  previousPage: 'Previous page',
  showPassword: 'Show password',
  unexpectedError: 'Something went wrong',
}

export type UiLabels = typeof englishLabels

const LabelsContext = createContext<UiLabels>(englishLabels)

export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

export function useUiLabels(): UiLabels {
  return use(LabelsContext)
}
