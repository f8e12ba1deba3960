import type { UploadFolder } from '../content/upload-folders.ts'
import type { Definition } from '../schema/define-content.ts'
import type { Language } from '../shared/languages.ts'
import { arabicSample } from './arabic/arabic-sample.ts'
import type { SampleTexts } from './arabic/sample-texts.ts'
import { readSamplePicture } from './read-sample-picture.ts'
import { type SampleContext, sampleContext } from './sample-context.ts'
import { type PictureName, samplePictures } from './sample-pictures.ts'
import { sampleRecords } from './sample-records.ts'

export interface SampleTools {
  /** Stores a picture and answers with its address. */
  saveImage(folder: UploadFolder, image: Buffer): Promise<string>
  create(definition: Definition, values: Record<string, unknown> & { id?: string }): Promise<void>
  /** Publishes a record that was created in another language; the words stand in the shape of the record. */
  translate(definition: Definition, id: string, language: Language, words: SampleTexts): Promise<void>
  report?(line: string): void
}

/** Fills a new site with content that could be published as it stands, and with the pictures of that folder. */
export async function seedSampleContent(
  tools: SampleTools,
  today: Date,
  pictureFolder: string,
): Promise<void> {
  await createSampleRecords(tools, sampleContext(await savePictures(tools, pictureFolder), today))
}

/** The records in every language, once their pictures have addresses. */
export async function createSampleRecords(
  { create, translate, report }: Omit<SampleTools, 'saveImage'>,
  context: SampleContext,
): Promise<void> {
  for (const [definition, records] of sampleRecords(context)) {
    for (const record of records) {
      await create(definition, record)
      const words = arabicSample[definition.name]?.[record.id]
      if (words) await translate(definition, record.id, 'ar', words)
    }
    report?.(`${records.length} ${definition.label[records.length === 1 ? 0 : 1].toLowerCase()}`)
  }
}

async function savePictures(tools: SampleTools, pictureFolder: string): Promise<Map<PictureName, string>> {
  const names = Object.keys(samplePictures) as PictureName[]
  const urls = new Map<PictureName, string>()
  const waiting = names.values()
  // Two at a time keep two cores busy; more would only need more memory.
  const worker = async () => {
    for (const name of waiting) {
      const image = await readSamplePicture(pictureFolder, name)
      urls.set(name, await tools.saveImage(samplePictures[name].folder, image))
    }
  }
  await Promise.all([worker(), worker()])
  tools.report?.(`${urls.size} pictures`)
  return urls
}
