import type { Plugin } from 'vite'

/** When visitors load a file: by itself, at the first touch of any page or of some, or when it is used. */
export type LoadingMoment = 'motion' | 'touch' | 'page' | 'use'

/** A file of the public site: `parts` are its bytes by package or folder. */
export interface WeighedFile {
  file: string
  moment: LoadingMoment
  parts: Record<string, number>
}

export function bundleWeights(isMain: (environment: string) => boolean): Plugin
