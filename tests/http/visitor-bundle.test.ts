import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  type BundleRow,
  bundleDifferences,
  readBundleTable,
  weighBundle,
  writeBundleTable,
} from '../support/bundle-table.ts'

const root = path.resolve(import.meta.dirname, '../..')

it('lists in docs/visitor-bundle.md every part of what visitors load, with its weight and a reason', () => {
  const written = readBundleTable(readFileSync(path.join(root, 'docs/visitor-bundle.md'), 'utf8'))
  const weighed = weighBundle(path.join(root, 'dist/client'))
  const advice = `The table of docs/visitor-bundle.md should be:\n${writeBundleTable(weighed, written)}\n`
  expect(bundleDifferences(written, weighed), advice).toEqual([])
})

it('says what is missing, left over, without a reason, or of another weight', () => {
  const row = (part: string, bytes: number, reason = 'needed'): BundleRow => ({
    part,
    weights: [0, bytes, 0, 0, bytes, 3 * bytes],
    reason,
  })
  const table = writeBundleTable([row('near', 10_000), row('heavier', 10_000)], [])
  const written = [...readBundleTable(table).map((one) => ({ ...one, reason: 'why' })), row('gone', 100)]
  const weighed = [row('near', 10_900), row('heavier', 12_000), row('new', 50), row('gone', 100)]
  expect(bundleDifferences(written, weighed)).toEqual([
    'heavier, First touch: 10000 is listed, 12000 are loaded',
    'heavier, Compressed: 10000 is listed, 12000 are loaded',
    'heavier, Minified: 30000 is listed, 36000 are loaded',
    'new is not listed',
  ])
  expect(bundleDifferences([row('near', 100), row('old', 100, '')], [row('old', 100)])).toEqual([
    'near is not loaded by visitors',
    'old has no reason',
  ])
})
