import type { Plugin } from 'vite'

export function lightDefinitions(isForStaff: (environment: string) => boolean): Plugin
