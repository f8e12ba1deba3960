import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** Where one of our sources stands, also for code that was built into another folder. */
export function sourcePath(name: string): string {
  const root = findPackageJSON(import.meta.url)
  if (root === undefined) throw new Error('The folder of the project is not known')
  return path.join(path.dirname(root), 'src', name)
}
