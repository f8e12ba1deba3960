import type { Environment, Plugin } from 'vite'

export function languageFiles(languageOf: (environment: Environment) => string | undefined): Plugin
export function languageFile(file: string, language: string): string | undefined
