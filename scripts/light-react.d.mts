import type { Plugin } from 'vite'

export function lightReact(isForBrowsers: (environment: string) => boolean): Plugin
