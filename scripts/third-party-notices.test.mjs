import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clientPackages } from '../tests/support/client-packages.ts'
import { notices, packageFolder, productionFolders, readPackage } from './third-party-notices.mjs'

/** May be passed on with the site as long as their notices are. The LGPL asks that libvips can be replaced: it is a file of its own. */
const accepted = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]

describe('The notices of what others wrote', () => {
  it('name each package once, with its license, and a text that several share once', () => {
    const text = notices('Heading', ['node_modules/react', 'node_modules/react-dom', 'node_modules/react'])
    expect(text).toMatch(/^Heading\n/)
    expect(text.match(/^react \S+ \(MIT\)$/gm)).toEqual([readPackage('node_modules/react').title])
    expect(text).toMatch(/^react-dom \S+ \(MIT\)$/m)
    expect(text.match(/Copyright \(c\) Meta Platforms/g)).toHaveLength(1)
  })

  it('find the package that a file belongs to, within another one too', () => {
    expect(packageFolder('/site/node_modules/@scope/a/dist/a.js?v=1')).toBe('node_modules/@scope/a')
    expect(packageFolder('/site/node_modules/a/node_modules/b/b.js')).toBe('node_modules/a/node_modules/b')
    expect(packageFolder('/site/src/entry/server.ts')).toBeUndefined()
  })

  it('take the section of a README where a package has no file with its license', () => {
    expect(readPackage('node_modules/pgpass').text).toMatch(/^Copyright \(c\) 2013-2016 Hannes Hörl/)
  })

  it('cover licenses that are known here: look at a new one before you add it', () => {
    const shipped = [
      ...productionFolders(),
      ...clientPackages().map((name) => packageFolder(`node_modules/${name}`)),
    ]
    expect(shipped.length).toBeGreaterThan(50)
    const others = shipped.map(readPackage).filter(({ license }) => !accepted.includes(license))
    expect(others.map(({ title }) => title)).toEqual([])
  })
})

it('The site itself is under the MIT license, in words and by name', () => {
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License\n/)
  expect(JSON.parse(readFileSync('package.json', 'utf8')).license).toBe('MIT')
})
