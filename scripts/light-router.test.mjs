import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { unusedParts, withoutParts } from './light-router.mjs'
import { root } from './run.mjs'

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)
const files = Object.entries(unusedParts).map(([file, parts]) => ({
  file,
  parts,
  code: readFileSync(path.join(folder, file), 'utf8'),
}))

/** What would silently do nothing, in what staff load. */
const leftOut =
  /\b(?:useFetchers?|useRevalidator|useSubmit|ScrollRestoration|patchRoutesOnNavigation|patchRoutes|instrumentations|defaultShouldRevalidate|viewTransition|hydrationData|formMethod)\b|\bredirect(?:Document)?\(|<Form\b|\bprefetch=|^\s*(?:loader|action)(?:,|: (?:async )?\()/m

it.each(files)('leaves out of $file what is named, and the rest as it is', ({ code, parts }) => {
  const light = withoutParts(code, parts)
  expect(light.length).toBeLessThan(code.length)
  const names = (text) => [...text.matchAll(/^\t?(?:async )?function (\w+)\(/gm)].map(([, name]) => name)
  expect(names(light)).toEqual(names(code))
  // Whole functions were emptied, and nothing behind them.
  expect(light.slice(-500)).toBe(code.slice(-500))
  for (const [name, body] of Object.entries(parts))
    expect(light).toMatch(new RegExp(`function ${name}\\(.*\\) \\{${RegExp.escape(body)}\\}$`, 'm'))
})

it('fails where the router is written otherwise', () => {
  const [{ code, parts }] = files
  expect(() => withoutParts(code.replaceAll('discoverRoutes', 'other'), parts)).toThrow(
    'react-router has no function discoverRoutes any more',
  )
})

it('knows what is left out when it sees it', () => {
  const uses = [
    'const fetcher = useFetcher()',
    '<Form method="post">',
    '<Link to="/admin" viewTransition>',
    '<Link prefetch="intent" to="/admin">',
    "  loader: async () => redirect('/admin'),",
    "throw redirect('/admin')",
    '<ScrollRestoration />',
  ]
  expect(uses.filter((text) => !leftOut.test(text))).toEqual([])
})

it('nothing that staff load uses what is left out', () => {
  const sources = globSync('src/{admin,client,ui,sections}/**/*.{ts,tsx}', { cwd: root })
  expect(sources.length).toBeGreaterThan(400)
  const routed = sources.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('react-router'),
  )
  const found = routed.flatMap((file) => {
    const use = leftOut.exec(readFileSync(path.join(root, file), 'utf8'))?.[0]
    return use ? [`${file}: ${use}`] : []
  })
  expect(routed.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
