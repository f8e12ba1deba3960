import type { UploadFolder } from '../content/upload-folders.ts'
import type { Definition } from '../schema/define-content.ts'
import type { NestedTexts } from '../schema/texts-by-path.ts'
import type { Language } from '../shared/languages.ts'
import type { AppContext } from './app-context.ts'
import type { Handle } from './database/tables.ts'
import { systemActor } from './engine/actor.ts'
import { Content } from './engine/content.ts'
import { hasEntries } from './engine/content-store.ts'
import { storePicture } from './uploads/store-picture.ts'

interface SeedTools {
  /** Stores a picture and answers with its address. */
  saveImage(folder: UploadFolder, image: Buffer): Promise<string>
  create(definition: Definition, values: Record<string, unknown>): Promise<void>
  /** Publishes a record that was created in another language; the words stand in the shape of the record. */
  translate(definition: Definition, id: string, lang: Language, words: NestedTexts): Promise<void>
  report(line: string): void
}

type Fill = (tools: SeedTools, today: Date) => Promise<void>

interface Draft {
  definition: Definition
  values: Record<string, unknown>
}

interface Words {
  definition: Definition
  id: string
  lang: Language
  words: NestedTexts
}

/** Fills a database that never held content: pictures first, then all records in one transaction, so it is whole or empty. */
export async function seedDatabase(
  context: AppContext,
  fill: Fill,
  report: (line: string) => void,
): Promise<void> {
  if (await hasEntries(context.database.db)) return
  report('Filling the empty database with sample content …')
  const drafts: Draft[] = []
  const translations: Words[] = []
  await fill(
    {
      saveImage: async (folder, bytes) =>
        (await storePicture(context, { folder, bytes, actor: systemActor })).url,
      create: async (definition, values) => {
        drafts.push({ definition, values })
      },
      translate: async (definition, id, lang, words) => {
        translations.push({ definition, id, lang, words })
      },
      report,
    },
    context.now(),
  )
  const version = await context.database.write((tx) => insertAll(tx, context, drafts, translations))
  if (version !== undefined) context.version.publish(version)
}

async function insertAll(
  tx: Handle,
  context: AppContext,
  drafts: readonly Draft[],
  translations: readonly Words[],
): Promise<number | undefined> {
  // Another process may have started at the same moment.
  if (await hasEntries(tx)) return undefined
  // Lists without an order of their own go by age, so each record is a millisecond older than the next.
  const end = context.now().getTime()
  for (const [index, { definition, values }] of drafts.entries()) {
    const time = new Date(end - drafts.length + index)
    await new Content(context, definition).insert(tx, values, systemActor, time)
  }
  for (const { definition, id, lang, words } of translations)
    await new Content(context, definition).translations.publish(tx, { id, lang }, words, systemActor)
  return context.version.raise(tx)
}
