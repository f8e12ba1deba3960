import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** Shipped to browsers without being a module: the styles, the fonts cut from theirs, and the map drawn from its borders. */
const shippedBesides = ['tailwindcss', '@fontsource-variable/alexandria', 'world-atlas']

const noticeFile = /^(?:licen[sc]e|copying|copyright|notice)/i

const withoutText = 'Comes without the text of its license, which stands here with other packages.'

const aboutBrowsers = 'Software by others that this website sends to browsers, with its licenses.'
const aboutAll = `Software by others in the built site and in its image, with its licenses.

The base image of the Dockerfile holds the licenses of Node.js in /usr/local/LICENSE, those of Debian's packages in
/usr/share/doc/*/copyright, and the texts of the GPL and LGPL in /usr/share/common-licenses.`

/**
 * A plugin of the build: names everything by others that was really bundled, with its license. `third-party-notices.txt`
 * beside the public files covers what browsers load, `THIRD-PARTY-NOTICES.txt` the whole image.
 */
export function thirdPartyNotices(builtInto, isForBrowsers) {
  const forBrowsers = new Set(shippedBesides.map((name) => `node_modules/${name}`))
  const bundled = new Set()
  return {
    name: 'third-party-notices',
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      const folders = isForBrowsers(this.environment.name) ? forBrowsers : bundled
      for (const output of Object.values(bundle))
        for (const id of output.type === 'chunk' ? output.moduleIds : output.originalFileNames) {
          const folder = packageFolder(id)
          if (folder) folders.add(folder)
        }
    },
    buildApp: {
      order: 'post',
      handler: async () => {
        const all = new Set([...forBrowsers, ...bundled, ...productionFolders()])
        const folder = path.resolve(root, builtInto)
        writeFileSync(
          path.join(folder, 'client/third-party-notices.txt'),
          notices(aboutBrowsers, forBrowsers),
        )
        writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), notices(aboutAll, all))
      },
    },
  }
}

/** The folder of the package that a file belongs to, such as `node_modules/react`; undefined for files of our own. */
export function packageFolder(id) {
  return /^.*\bnode_modules\/(?:@[^/]+\/)?[^/?]+/
    .exec(id)?.[0]
    .replace(/^.*?\bnode_modules\//, 'node_modules/')
}

/** What `npm prune --omit=dev` leaves in the image. */
export function productionFolders() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.keys(packages).filter(
    // Packages for other kinds of machines are not installed.
    (folder) => folder !== '' && !packages[folder].dev && existsSync(path.join(root, folder)),
  )
}

export function notices(heading, folders) {
  const packages = [...folders].map(readPackage)
  const byTitle = new Map(packages.map((one) => [one.title, one]))
  // Families of packages share one text.
  const byText = Map.groupBy(
    [...byTitle.values()].sort((a, b) => (a.title < b.title ? -1 : 1)),
    ({ text }) => text,
  )
  const parts = [...byText].map(([text, ones]) => `${ones.map(({ title }) => title).join('\n')}\n\n${text}`)
  return `${[heading, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** A package as the notices name it. */
export function readPackage(folder) {
  const place = path.join(root, folder)
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(place, 'package.json'), 'utf8'),
  )
  const files = readdirSync(place)
  const named = files.filter((file) => noticeFile.test(file)).sort()
  const readme = files.find((file) => /^readme/i.test(file))
  const texts = named.map((file) => readFileSync(path.join(place, file), 'utf8').trim())
  if (texts.length === 0 && readme) texts.push(licenseSection(readFileSync(path.join(place, readme), 'utf8')))
  const by = typeof author === 'string' ? author : (author?.name ?? '')
  const text = texts.filter(Boolean).join('\n\n') || `${withoutText} ${by}`.trim()
  return { title: `${name} ${version} (${license})`, license, text }
}

/** Many small packages say their license in their README only. */
function licenseSection(readme) {
  return /^#+ *licen[sc](?:e|ing)\b[^\n]*\n([\s\S]*?)(?=^#|(?![\s\S]))/im.exec(readme)?.[1].trim() ?? ''
}
