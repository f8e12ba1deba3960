import { expect, it } from 'vitest'
import { splitStyles, withoutFonts } from './split-styles.mjs'

const needsOf = (css) => splitStyles(css)[0].needs

it('keeps every rule, in its order and behind its conditions', () => {
  const css = '@layer theme, base;@layer base{a{color:red}@media print{.b{x:y}}}.c{content:"}{;"}'
  expect(splitStyles(css)).toEqual([
    { text: '@layer theme, base;' },
    {
      group: '@layer base',
      pieces: [
        { text: 'a{color:red}' },
        { group: '@media print', pieces: [{ text: '.b{x:y}', needs: [['b']] }] },
      ],
    },
    { text: '.c{content:"}{;"}', needs: [['c']] },
  ])
})

it('tells the classes that each selector needs, as documents spell them', () => {
  expect(needsOf(String.raw`.\@3xl\:mt-5{}`)).toEqual([['@3xl:mt-5']])
  expect(needsOf(String.raw`.\32 xl{}`)).toEqual([['2xl']])
  expect(needsOf(String.raw`.leading-\[1\.15\]:hover{}`)).toEqual([['leading-[1.15]']])
  expect(needsOf('.group:hover .icon,.menu a{}')).toEqual([['group', 'icon'], ['menu']])
})

it('takes what may be missing for missing: what stands in parentheses or brackets needs nothing', () => {
  expect(needsOf('.a:not(.b):is(.c,.d)[href=".e"]{}')).toEqual([['a']])
  expect(needsOf(':where(.a){}')).toBeUndefined()
  expect(needsOf('.a,button{}')).toBeUndefined()
  expect(needsOf('@font-face{src:url(a.b)}')).toBeUndefined()
})

it('tells which registered properties a rule makes use of', () => {
  const pieces = splitStyles('.a{--tw-x:1;color:var(--ink)}@property --tw-x{syntax:"*"}')
  expect(pieces).toMatchObject([{ properties: ['--tw-x'] }, { property: '--tw-x' }])
})

it('leaves the fonts to the document', () => {
  expect(withoutFonts('@font-face{src:url(a)}.b{c:d}@font-face{src:url(e)}')).toBe('.b{c:d}')
})
