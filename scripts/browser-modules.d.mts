import type { Plugin } from 'vite'

export function browserModules(isForVisitors: (environment: string) => boolean): Plugin
