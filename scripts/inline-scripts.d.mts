import type { Plugin } from 'vite'

type Scripts = Record<'theme' | 'start' | 'prefetch', string>

export declare function inlineScripts(isMain: (environment: string) => boolean, written: Scripts): Plugin
