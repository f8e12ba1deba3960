import { houseColors } from '../../shared/brand-colors.ts'
import { contrastRatio, ensureContrast, parseHexColor } from '../../shared/color-contrast.ts'
import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

const paper = '#fbfaf7'
/** They have shades made for both themes. */
const house = new Set<string>(Object.values(houseColors))

/** A colour that cannot be read, or hardly be seen, on a light page. */
export const faintColor: FieldCheck = {
  name: 'faint-color',
  severity: 'hint',
  says: ({ color = '' }) => checkTexts.faintColor(String(color)),
  find: ({ value, field }) => {
    const color = wordsOf(value)
    const needed = field.facts.checked?.contrast
    if (needed === undefined || !parseHexColor(color) || house.has(color.toLowerCase())) return nothing
    return contrastRatio(color, paper) < needed ? [{ params: { color, needed } }] : nothing
  },
  mend: (value, { needed }) => ensureContrast(wordsOf(value), paper, Number(needed)),
}
