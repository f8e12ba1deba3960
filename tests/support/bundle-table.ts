import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { LoadingMoment, WeighedFile } from '../../scripts/bundle-weights.mjs'

const moments: LoadingMoment[] = ['motion', 'touch', 'page', 'use']
const headings = ['Part', 'Good line', 'First touch', 'Its page', 'On use', 'Compressed', 'Minified']
/** Weights move a little with every change and with every version of the compressor. */
const tolerance = { share: 0.1, bytes: 150 }

export interface BundleRow {
  part: string
  /** Bytes, in the order of the columns. */
  weights: number[]
  reason: string
}

/** What visitors load by part, the heaviest first, as the build in this folder notes it. */
export function weighBundle(folder: string): BundleRow[] {
  const files: WeighedFile[] = JSON.parse(
    readFileSync(path.join(folder, '.vite/bundle-weights.json'), 'utf8'),
  )
  const rows = new Map<string, number[]>()
  for (const { file, moment, parts } of files) {
    const { minified, compressed } = sizesOf(path.join(folder, file))
    for (const [part, bytes] of Object.entries(parts)) {
      const share = (bytes / minified) * compressed
      const added = [...moments.map((one) => (one === moment ? share : 0)), share, bytes]
      const before = rows.get(part)
      rows.set(part, before ? added.map((weight, column) => weight + before[column]!) : added)
    }
  }
  return [...rows]
    .map(([part, weights]) => ({ part, weights: weights.map(Math.round), reason: '' }))
    .sort((a, b) => b.weights[moments.length]! - a.weights[moments.length]! || (a.part < b.part ? -1 : 1))
}

/** As the server sends it: the smallest files are not compressed. */
function sizesOf(file: string) {
  const minified = statSync(file).size
  return { minified, compressed: existsSync(`${file}.br`) ? statSync(`${file}.br`).size : minified }
}

export function readBundleTable(document: string): BundleRow[] {
  return [...document.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, part = '', rest = '']) => {
    const cells = rest.split('|').map((cell) => cell.trim())
    const weights = cells.slice(0, headings.length - 1).map((cell) => Number(cell.replaceAll(',', '') || 0))
    return { part, weights, reason: cells[headings.length - 1] ?? '' }
  })
}

export function writeBundleTable(rows: BundleRow[], written: BundleRow[]): string {
  const columns = [...headings, 'Why it is there, and what could take its place']
  const rule = columns.map((_, column) => (column === 0 || column === columns.length - 1 ? '---' : '---:'))
  const lines = rows.map(({ part, weights }) => [
    `\`${part}\``,
    ...weights.map((bytes) => (bytes === 0 ? '' : bytes.toLocaleString('en'))),
    written.find((row) => row.part === part)?.reason ?? '',
  ])
  return [columns, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** What the document says otherwise than the build, in words. */
export function bundleDifferences(written: BundleRow[], weighed: BundleRow[]): string[] {
  const gone = written.filter(({ part }) => !weighed.some((row) => row.part === part))
  return [
    ...gone.map(({ part }) => `${part} is not loaded by visitors`),
    ...weighed.flatMap((row) => {
      const known = written.find(({ part }) => part === row.part)
      if (!known) return [`${row.part} is not listed`]
      return [...weightDifferences(known, row), ...(known.reason ? [] : [`${row.part} has no reason`])]
    }),
  ]
}

function weightDifferences(known: BundleRow, { part, weights }: BundleRow): string[] {
  return weights.flatMap((bytes, column) => {
    const listed = known.weights[column] ?? 0
    const isNear = Math.abs(bytes - listed) <= Math.max(tolerance.bytes, bytes * tolerance.share)
    return isNear ? [] : [`${part}, ${headings[column + 1]}: ${listed} is listed, ${bytes} are loaded`]
  })
}
