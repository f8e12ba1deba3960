import type { Plugin } from 'vite'

type IsEnvironment = (environment: string) => boolean

export declare function retriedImports(isForVisitors: IsEnvironment, isForStaff: IsEnvironment): Plugin
export declare function withFileItself(file: string, imported: string[]): string[]
