import { pathParts } from '../../schema/path-parts.ts'
import { AppError } from '../../shared/app-error.ts'
import { isLanguage, mainLanguage } from '../../shared/languages.ts'
import { parseXml, qualified, type TakeChild, type XmlElement, XmlProblem } from './parse-xml.ts'
import { readUnit } from './read-unit.ts'
import { type XliffDocument, type XliffFile, xliffNamespace } from './xliff-document.ts'
import { childrenOf, refuse } from './xliff-elements.ts'
import { fromXmlId } from './xml-id.ts'

/** A site has far fewer records. */
const maxFiles = 5000
const fileName = qualified('file', xliffNamespace)

/** Understands what translators send back. Throws where it is damaged or none of ours, and says why. */
export async function readXliff(text: string): Promise<XliffDocument> {
  const files: XliffFile[] = []
  const root = await parsed(text, (child, root) => {
    readLanguages(root)
    if (child.name !== fileName) return
    files.push(readFile(child))
    if (files.length > maxFiles) refuse(`This file holds more than ${maxFiles} records`)
  })
  const languages = readLanguages(root)
  if (files.length === 0) refuse('There is nothing in this file')
  refuseTwice(files.map(({ type, id }) => `${type}/${id}`))
  return { ...languages, files }
}

function readLanguages(root: XmlElement): Pick<XliffDocument, 'sourceLanguage' | 'language'> {
  if (!root.name.endsWith('}xliff')) refuse('This is no XLIFF file')
  const { version = '', srcLang: sourceLanguage = '', trgLang: language = '' } = root.attributes
  if (root.name !== qualified('xliff', xliffNamespace))
    refuse(`This file is XLIFF ${version || '1'}, and XLIFF 2.1 is needed`)
  if (sourceLanguage !== mainLanguage)
    refuse(
      `This file translates from “${sourceLanguage}”, and the records here are written in “${mainLanguage}”`,
    )
  if (!isLanguage(language) || language === mainLanguage)
    refuse(`This file translates into “${language}”, which is no language of this site`)
  return { sourceLanguage, language }
}

async function parsed(text: string, take: TakeChild): Promise<XmlElement> {
  try {
    return await parseXml(text, take)
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error
    throw new AppError('bad_input', `This file is damaged: ${error.message}`)
  }
}

function readFile(file: XmlElement): XliffFile {
  const [type, id, ...more] = pathParts(fromXmlId(file.attributes.id ?? ''))
  if (type === undefined || id === undefined || more.length > 0)
    refuse('This file names no record of this site')
  const units = unitsIn(file).map(readUnit)
  refuseTwice(units.map(({ path }) => path))
  return { type, id, notes: [], units }
}

/** Tools may have put them into groups. */
function unitsIn(holder: XmlElement): XmlElement[] {
  return [...childrenOf(holder, 'unit'), ...childrenOf(holder, 'group').flatMap(unitsIn)]
}

function refuseTwice(names: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) refuse(`This file holds “${name}” twice`)
    seen.add(name)
  }
}
