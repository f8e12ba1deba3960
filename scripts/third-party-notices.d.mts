import type { Plugin } from 'vite'

export interface NamedPackage {
  title: string
  /** As SPDX names it. */
  license: string
  text: string
}

export function thirdPartyNotices(builtInto: string, isForBrowsers: (environment: string) => boolean): Plugin
export function packageFolder(id: string): string | undefined
export function productionFolders(): string[]
export function notices(heading: string, folders: Iterable<string>): string
export function readPackage(folder: string): NamedPackage
