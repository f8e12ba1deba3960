import type { Plugin } from 'vite'

export function staffOutlines(
  languageOf: (environment: string) => string | undefined,
  isForStaff: (environment: string) => boolean,
): Plugin
