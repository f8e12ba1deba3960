import type { Plugin } from 'vite'

export declare function lightPreload(isForVisitors: (environment: string) => boolean): Plugin
