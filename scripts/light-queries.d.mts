import type { Plugin } from 'vite'

export function lightQueries(isForVisitors: (environment: string) => boolean): Plugin
