import path from 'node:path'
import { expect, it } from 'vitest'
import { loadingMoments, partOf, weighParts } from './bundle-weights.mjs'
import { root } from './run.mjs'

const ours = (name) => path.join(root, name)
const chunk = (fileName, modules, imports = []) => ({
  fileName,
  imports,
  modules: Object.fromEntries(modules.map((id) => [id, { code: '' }])),
})

it('names the innermost package of a module, the folder of ours, or the build', () => {
  expect(partOf(ours('node_modules/react-dom/index.js'))).toBe('react-dom')
  expect(partOf(ours('node_modules/a/node_modules/@b/c/dist/index.js'))).toBe('@b/c')
  expect(partOf(ours('src/site/home/home-page.tsx'))).toBe('src/site')
  expect(partOf('\0vite/preload-helper.js')).toBe('build')
})

it('says of each file the first moment at which it comes', () => {
  const page = ours('src/site/home/home-page.tsx')
  const moments = loadingMoments(
    [
      chunk('browser.js', [ours('src/entry/browser.tsx')], ['react.js', 'motion.js']),
      chunk('early.js', [ours('src/entry/early-motion.ts')], ['motion.js']),
      chunk('home.js', [page], ['react.js', 'parts.js']),
      ...['react.js', 'motion.js', 'parts.js', 'dialog.js'].map((name) => chunk(name, [])),
    ],
    [page],
  )
  expect(Object.fromEntries(moments)).toEqual({
    'early.js': 'motion',
    'motion.js': 'motion',
    'browser.js': 'touch',
    'react.js': 'touch',
    'home.js': 'page',
    'parts.js': 'page',
  })
})

it('shares out the bytes of a file by what its modules weigh without comments and spaces', () => {
  const modules = {
    [ours('node_modules/a/index.js')]: {
      code: `// ${'a long comment '.repeat(20)}\nfunction a() { alert(1) }`,
    },
    [ours('src/ui/b.ts')]: { code: 'function b() { alert(2) }' },
  }
  const parts = weighParts({ code: 'x'.repeat(100), modules })
  expect(parts).toEqual({ a: 50, 'src/ui': 50 })
})

it('counts a file without code of a module for the build', () => {
  expect(weighParts({ code: 'export{}', modules: {} })).toEqual({ build: 8 })
})
