import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What may name `node_modules`, and why. */
const reasons: Record<string, string> = {
  'scripts/ensure-installed.mjs': 'looks whether packages are installed',
  'scripts/run.mjs': 'runs the commands of packages',
  'scripts/third-party-notices.mjs': 'copies the licenses of what was bundled',
  'scripts/draw-africa-map.mjs': 'run by hand: its result is committed',
  'scripts/subset-fonts.mjs': 'run by hand: its result is committed',
  'vite.config.ts': 'puts React into a file of its own',
}

const files = [
  'vite.config.ts',
  ...readdirSync('scripts', { recursive: true }).map((name) => `scripts/${name}`),
]
const texts = files
  .filter((file) => /(?<!\.test)\.(?:mjs|ts)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

it('no step of the build reads or rewrites the files of a library', () => {
  const naming = texts.filter(({ text }) => text.includes('node_modules')).map(({ file }) => file)
  expect(naming.sort()).toEqual(Object.keys(reasons).sort())
})

it('no plugin of ours takes the place of code but that of the languages', () => {
  const hook = /\b(?:load|transform|renderChunk|resolveId)\s*(?:\(|:)/
  const replacing = texts
    .filter(({ text }) => /\bname: '/.test(text) && hook.test(text))
    .map(({ file }) => file)
  expect(replacing).toEqual(['scripts/language-modules.mjs'])
})
