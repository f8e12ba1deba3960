import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...devDependencies })

const folders = ['src', 'scripts', 'tests', 'bench']
const isCode = (file: string) => /\.(?:tsx?|mjs|css)$/.test(file)

/** Whatever stands in quotes: what is imported, and what is run by its name. */
function namedPackages(): ReadonlySet<string> {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  const files = [...readdirSync('.'), ...inFolders].filter(isCode).map((file) => readFileSync(file, 'utf8'))
  const quoted = /['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"\n]*)?['"]/g
  return new Set(files.flatMap((text) => [...text.matchAll(quoted)].map(([, name = '']) => name)))
}

it('every dependency is imported or run somewhere', () => {
  const named = namedPackages()
  // `@types/react` stands for `react`.
  expect(packages.filter((name) => !named.has(name.replace(/^@types\//, '')))).toEqual([])
})
