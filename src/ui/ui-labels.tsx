import { createContext, type ReactNode, use } from 'react'
import { labelTexts } from './label-texts.ts'

export type UiLabels = typeof labelTexts

const LabelsContext = createContext<UiLabels>(labelTexts)

export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

export function useUiLabels(): UiLabels {
  return use(LabelsContext)
}
