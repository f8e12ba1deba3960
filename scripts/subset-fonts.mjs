import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Makes the fonts of `src/ui/fonts`: of Alexandria the letters that English and Arabic are written with, in the weights
 * that the site uses. To make them anew, after a new version of the font or a weight beyond these:
 * `npm install --no-save subset-font@2.9.0 && node scripts/subset-fonts.mjs`.
 * The `unicode-range` of each in `src/ui/theme-fonts.css` says the same letters; others come from the whole font.
 */
export const weights = { min: 400, max: 700 }

/** What joins letters and puts marks and figures in their places; without fractions and the ways of other languages. */
const features = 'abvm blwm calt ccmp curs fina init isol kern liga mark medi mkmk rlig tnum'.split(' ')

export const letters = {
  latin:
    'U+20-7E, U+A0, U+A9, U+AB, U+AE, U+B0, U+B7, U+BB, U+D7, U+E9, U+2000-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2028-202F, U+2060-206F, U+20AC',
  // With the letters that Egypt writes foreign names with.
  arabic:
    'U+20, U+A0, U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+660-66D, U+670, U+67E, U+686, U+6A4, U+6AF, U+200C-200E, U+FD3E-FD3F, U+FDF2',
}

const source = new URL('../node_modules/@fontsource-variable/alexandria/files/', import.meta.url)
const target = new URL('../src/ui/fonts/', import.meta.url)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { default: subsetFont } = await import('subset-font')
  for (const [script, range] of Object.entries(letters)) {
    const whole = await readFile(new URL(`alexandria-${script}-wght-normal.woff2`, source))
    const font = await subsetFont(whole, textOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
    })
    await writeFile(new URL(`alexandria-${script}.woff2`, target), font)
    console.log(`alexandria-${script}.woff2: ${font.length} bytes of ${whole.length}`)
  }
}

/** Every character of a `unicode-range`. */
function textOf(range) {
  return range
    .split(', ')
    .map((part) => {
      const [first, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))
    })
    .join('')
}
