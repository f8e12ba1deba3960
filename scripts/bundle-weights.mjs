import path from 'node:path'
import { minifySync } from 'vite'
import { root } from './run.mjs'

const motionEntry = path.join(root, 'src/entry/early-motion.ts')
const siteEntry = path.join(root, 'src/entry/browser.tsx')
const pageTable = path.join(root, 'src/site/site-routes.ts')

/**
 * A plugin of the build: leaves a note of what the script of the public site is made of (`.vite/bundle-weights.json`), for
 * `docs/visitor-bundle.md`: for every file when it is loaded and how many of its bytes are from which package or
 * folder. `isMain` says whether an environment is what visitors load in the main language.
 */
export function bundleWeights(isMain) {
  return {
    name: 'bundle-weights',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!isMain(this.environment.name)) return
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
        const pages = this.getModuleInfo(pageTable)?.dynamicallyImportedIds ?? []
        const moments = loadingMoments(chunks, pages)
        const files = chunks.map((chunk) => ({
          file: chunk.fileName,
          moment: moments.get(chunk.fileName) ?? 'use',
          parts: weighParts(chunk),
        }))
        this.emitFile({
          type: 'asset',
          fileName: '.vite/bundle-weights.json',
          source: JSON.stringify(files),
        })
      },
    },
  }
}

/**
 * When each file comes, the earliest moment first: `motion` by itself, on a good line; `touch` with the first touch of any page;
 * `page` with that of some pages. Files that are not named here come when they are used.
 */
export function loadingMoments(chunks, pages) {
  const moments = new Map()
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const mark = (chunk, moment) => {
    if (!chunk || moments.has(chunk.fileName)) return
    moments.set(chunk.fileName, moment)
    for (const name of chunk.imports) mark(byName.get(name), moment)
  }
  const begin = (ids, moment) => {
    for (const id of ids)
      mark(
        chunks.find((chunk) => id in chunk.modules),
        moment,
      )
  }
  begin([motionEntry], 'motion')
  begin([siteEntry], 'touch')
  begin(pages, 'page')
  return moments
}

/**
 * The bytes of a file by what they are from. A file is made small as a whole, so each module is made small by itself, and the
 * bytes of the file are shared out in that proportion.
 */
export function weighParts({ code, modules }) {
  const weights = new Map()
  for (const [id, module] of Object.entries(modules)) {
    const part = partOf(id)
    weights.set(part, (weights.get(part) ?? 0) + smallLength(module.code ?? ''))
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  // Files that only pass on what others export hold no module's code.
  if (total === 0) return { build: Buffer.byteLength(code) }
  const scale = Buffer.byteLength(code) / total
  return Object.fromEntries(
    [...weights]
      .filter(([, weight]) => weight > 0)
      .map(([part, weight]) => [part, Math.round(weight * scale)]),
  )
}

/** Nothing imports from a module that stands alone; what it declares is kept all the same. */
const options = { module: true, compress: { unused: false }, mangle: { toplevel: true } }

function smallLength(code) {
  const small = minifySync('module.js', code, options)
  if (small.errors.length > 0) throw new Error(small.errors[0].message)
  return Buffer.byteLength(small.code)
}

/** The package of a module, or the folder of ours below `src`; `build` is what the build itself adds. */
export function partOf(id) {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)
  if (inPackage) return inPackage[1]
  const folder = /^src\/[^/]+(?=\/)/.exec(path.relative(root, id).replaceAll(path.sep, '/'))
  return folder?.[0] ?? 'build'
}
