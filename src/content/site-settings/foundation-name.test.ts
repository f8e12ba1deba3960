import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { builtInNames as arabic } from './built-in-names.ar.ts'
import { siteSettingsDefaults as initial } from './site-settings-defaults.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const names = [initial.name, initial.shortName, arabic.name, initial.email.replace(/.*@/, '')]
/** What the settings say until somebody changes them, and the content that fills an empty site. */
const mayNameIt = /site-settings-defaults\.ts$|built-in-names\.\w+\.ts$|^src\/sample-content\/|\.test\.tsx?$/

it('no file names the foundation but the default settings and the sample content', () => {
  const files = globSync(['src/**/*.{ts,tsx,css}', 'public/**/*.{svg,webmanifest,json,html,txt}'], {
    cwd: root,
  })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !mayNameIt.test(file))
  expect(files.length).toBeGreaterThan(500)
  const naming = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return names.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text))
  })
  expect(naming).toEqual([])
})
