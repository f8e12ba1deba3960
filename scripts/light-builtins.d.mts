import type { Plugin } from 'vite'

export function lightBuiltins(isServer: (environment: string) => boolean): Plugin
