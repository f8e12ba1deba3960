import type { Plugin } from 'vite'

export function lightRouter(isForStaff: (environment: string) => boolean): Plugin
