import type { Plugin } from 'vite'

export function pageStyles(isMain: (environment: string) => boolean): Plugin
