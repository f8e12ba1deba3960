import type { Plugin } from 'vite'

export function languageModules(
  languageOf: (environment: string) => string | undefined,
  isForStaff: (environment: string) => boolean,
): Plugin
