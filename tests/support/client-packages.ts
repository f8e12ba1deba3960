import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folders = ['ui', 'client', 'sections', 'site', 'admin', 'shared', 'schema', 'content']
const sources = path.join(import.meta.dirname, '../../src')

/**
 * Every package that components import. Vite bundles them before the first test: one that it found later would make it reload
 * the page in the middle of a test.
 */
export function clientPackages(): string[] {
  const imported = folders
    .flatMap((folder) =>
      readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(sources, folder, name),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ from '([^.'][^']*)'/g)].map(([, name = '']) => name),
    )
    .filter((name) => !name.startsWith('node:'))
  return [...new Set([...imported, 'react-dom/client', 'react/jsx-dev-runtime'])]
}
