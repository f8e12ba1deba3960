import { type FieldCheck, nothing, type Place, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** The field beside it that says in words what it is, and what stands in it. */
function naming({ field, beside, path }: Place): { path: string; words: string } | undefined {
  const name = field.facts.checked?.namedBy
  if (name === undefined) return undefined
  return { path: [...path.split('.').slice(0, -1), name].join('.'), words: wordsOf(beside[name]).trim() }
}

/** A picture whose field for its description is empty. */
export const namelessPicture: FieldCheck = {
  name: 'nameless-picture',
  severity: 'hint',
  says: checkTexts.namelessPicture,
  find: (place) => {
    const named = naming(place)
    return named && wordsOf(place.value) !== '' && named.words === '' ? [{ path: named.path }] : nothing
  },
}

const fileName =
  /^[^\s/]+\.(?:jpe?g|png|webp|avif|gif|heic)$|^(?:img|dsc|dscn|pxl|image|photo|screenshot)[ _-]?\d[\w-]*$/i

/** A picture described by the name of its file, which is read out to those who cannot see it. */
export const fileNameAsWords: FieldCheck = {
  name: 'file-name-as-words',
  severity: 'hint',
  says: ({ words = '' }) => checkTexts.fileNameAsWords(String(words)),
  find: (place) => {
    const named = naming(place)
    return named && fileName.test(named.words)
      ? [{ path: named.path, params: { words: named.words } }]
      : nothing
  },
}

/** A link without words, or words without a link: visitors see no button. */
export const halfLink: FieldCheck = {
  name: 'half-link',
  severity: 'hint',
  says: ({ missing = '' }) => checkTexts.halfLink[missing === 'words' ? 'words' : 'address'],
  find: (place) => {
    const named = naming(place)
    if (!named) return nothing
    const hasAddress = wordsOf(place.value) !== ''
    if (hasAddress === (named.words !== '')) return nothing
    return hasAddress
      ? [{ path: named.path, params: { missing: 'words' } }]
      : [{ params: { missing: 'address' } }]
  },
}
