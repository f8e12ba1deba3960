import type { Definition } from '../../src/schema/define-content.ts'
import type { Translation } from '../../src/server/engine/translation-record.ts'
import { type contractSite, nextNumber, urlsOf, type Values } from './contract-site.ts'
import { translated, wordedValues } from './worded-records.ts'

type Texts = Record<string, string>

/** Every text of a record in other words. */
export function allTexts({ sources }: Pick<Translation, 'sources'>): Texts {
  return Object.fromEntries(sources.map(({ path, source }) => [path, translated(source)]))
}

/** Records that have words wherever they can, and their translations. */
export function wordedContract({ taken, read }: ReturnType<typeof contractSite>) {
  const readTranslation = (url: string): Promise<Translation> => read(url, 'viewer')

  const wordedBody = (definition: Definition): Values => ({
    ...wordedValues(definition),
    id: definition.singletonId ?? `worded-${nextNumber()}`,
  })

  const makeRecord = async (definition: Definition) => {
    const method = definition.kind === 'singleton' ? 'PUT' : 'POST'
    const { id } = (await taken(method, `/api/${definition.path}`, 'mona', wordedBody(definition))).json()
    return { id: id as string, ...urlsOf(definition, id) }
  }

  const publishTexts = async (url: string) => {
    const texts = allTexts(await readTranslation(url))
    const saved = await taken('PUT', url, 'mona', { texts, state: 'published' })
    return { texts, saved }
  }

  return { readTranslation, wordedBody, makeRecord, publishTexts }
}
