import path from 'node:path'
import { expect, it } from 'vitest'
import { findTestFiles, readArguments } from './arguments.mjs'

const root = path.resolve(import.meta.dirname, '../..')

it('reads parts, files, a title and the wish to watch, in any order', () => {
  expect(readArguments(['tests/a.test.ts', '-t', 'keeps it', '--watch', 'b', '--part', 'unit'])).toEqual({
    parts: ['unit'],
    filters: ['tests/a.test.ts', 'b'],
    title: 'keeps it',
    watch: true,
  })
  expect(readArguments([])).toEqual({ parts: [], filters: [], title: undefined, watch: false })
})

it.each([[['--only', 'unit']], [['-t']], [['--part']]])('does not understand %j', (args) => {
  expect(readArguments(args)).toBeUndefined()
})

it('finds test files by a part of their path, and no other file', () => {
  const own = 'scripts/test-run/arguments.test.mjs'
  expect(findTestFiles(root, ['test-run/arguments'])).toEqual([own])
  expect(findTestFiles(root, [`./${own}`, 'no such file'])).toEqual([own])
  expect(findTestFiles(root, ['scripts/test-run/arguments.mjs'])).toEqual([])
})
