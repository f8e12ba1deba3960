import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { unusedFeatures, withoutUnused } from './light-react.mjs'
import { root } from './run.mjs'

const built = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-dom')),
    'cjs/react-dom-client.production.js',
  ),
  'utf8',
)

/** What would silently do nothing, in what browsers load. */
const leftOut =
  /\b(?:ViewTransition|SuspenseList|useActionState|addTransitionType|captureOwnerStack|onBeforeInput|onSelect|precedence)\b|<Fragment[^>]*\bref=|\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\(/

function usesIn(text) {
  return leftOut.exec(text)?.[0]
}

it('leaves out what is named, and the rest as it is', () => {
  const light = withoutUnused(built)
  expect(light.length).toBeLessThan(built.length * 0.95)
  expect(light).toMatch(/^function startViewTransition\(\) \{\}$/m)
  expect(light).not.toMatch(/FragmentInstance\.prototype/)
  const names = (code) => [...code.matchAll(/^function (\w+)\(/gm)].map(([, name]) => name)
  expect(names(light)).toEqual(names(built))
  // Whole functions were emptied, and nothing behind them.
  expect(light.slice(-2000)).toBe(built.slice(-2000))
  expect(() => new Function('exports', 'require', light)).not.toThrow()
})

it('fails where React is written otherwise', () => {
  const [name] = unusedFeatures.fragmentRefs
  expect(() => withoutUnused(built.replaceAll(name, 'Other'))).toThrow(`no function ${name} any more`)
})

it('knows what is left out when it sees it', () => {
  const uses = [
    "import { ViewTransition } from 'react'",
    'useActionState(send, null)',
    '<Fragment key="a" ref={part}>',
    'preload(address)',
    '<link rel="stylesheet" precedence="low" />',
    '<input onSelect={mark} />',
  ]
  expect(uses.filter((text) => usesIn(text) === undefined)).toEqual([])
})

/** Menus tell of a choice by an event of their own. */
const menuChoice = /<DropdownMenuItem(?:(?!<DropdownMenuItem)[\s\S])*?\bonSelect=/g

it('nothing that visitors or staff load uses what is left out', () => {
  const folders = ['src/site', 'src/sections', 'src/ui', 'src/admin', 'src/client', 'src/entry']
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => path.join(root, folder, file)),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(menuChoice, '')
    const use = usesIn(code.replace(/startViewTransition/g, ''))
    return use ? [`${path.relative(root, file)}: ${use}`] : []
  })
  expect(found).toEqual([])
})
