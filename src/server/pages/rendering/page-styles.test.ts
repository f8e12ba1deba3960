import { expect, it } from 'vitest'
import { splitStyles } from '../../../../scripts/split-styles.mjs'
import { MarkupPiece } from './markup-piece.ts'
import { type PickedStyles, pageStyles } from './page-styles.ts'

const textOf = ({ element }: PickedStyles) => element.toString().replace(/^<style>|<\/style>$/g, '')
const pick = (css: string, markup: string) => textOf(pageStyles(splitStyles(css))([new MarkupPiece(markup)]))

it('picks the rules whose classes a document has, in their order', () => {
  const css = 'a{x:1}.b{x:2}.c{x:3}.b .d{x:4}.c,.d{x:5}'
  expect(pick(css, '<p class="d e"><i class="b">')).toBe('a{x:1}.b{x:2}.b .d{x:4}.c,.d{x:5}')
  expect(pick(css, '<p>b c d')).toBe('a{x:1}')
})

it('leaves out a condition behind which nothing is left, but no layer', () => {
  const css = '@layer base{.a{x:1}}@media print{.a{x:2}@supports (x:y){.b{x:3}}}'
  expect(pick(css, '')).toBe('@layer base{}')
  expect(pick(css, '<b class="b">')).toBe('@layer base{}@media print{@supports (x:y){.b{x:3}}}')
})

it('registers the properties that the picked rules make use of', () => {
  const css = '.a{--x:1}.b{--y:1}@property --x{inherits:false}@property --y{inherits:true}'
  expect(pick(css, '<p class="b">')).toBe('.b{--y:1}@property --y{inherits:true}')
})

it('knows a class also as markup writes it', () => {
  expect(pick(String.raw`.\[\&\>svg\]\:size-4>svg{x:1}`, '<p class="a [&amp;&gt;svg]:size-4">')).not.toBe('')
})

it('picks anew for a document with other classes, and keeps what it picked for the same', () => {
  const picks = pageStyles(splitStyles('.a{x:1}.b{x:2}'))
  const styles = (...pieces: string[]) => picks(pieces.map((html) => new MarkupPiece(html)))
  const first = styles('<p class="a">one</p>')
  expect(styles('<p class="a">two</p>')).toBe(first)
  expect(textOf(styles('<p class="a b">'))).toBe('.a{x:1}.b{x:2}')
  expect(textOf(styles('<p class="b">', '<p class="a">'))).toBe('.a{x:1}.b{x:2}')
  expect(textOf(styles('<p class="b"><p class="unfinished'))).toBe('.b{x:2}')
})
