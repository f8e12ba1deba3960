export function findOnPath(...names: string[]): string | undefined
export function isExecutable(file: string): boolean
export function foldersLike(pattern: string): string[]
