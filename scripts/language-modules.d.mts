import type { Plugin } from 'vite'

export function languageModules(languageOf: (environment: string) => string | undefined): Plugin
