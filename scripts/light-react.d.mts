import type { Plugin } from 'vite'

export function lightReact(isForVisitors: (environment: string) => boolean): Plugin
