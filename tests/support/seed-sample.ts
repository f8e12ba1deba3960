import { sampleContext } from '../../src/sample-content/sample-context.ts'
import { type PictureName, samplePictures } from '../../src/sample-content/sample-pictures.ts'
import { createSampleRecords } from '../../src/sample-content/seed-sample-content.ts'
import { seedDatabase } from '../../src/server/seed-database.ts'
import type { TestApp } from './test-app.ts'

const names = Object.keys(samplePictures) as PictureName[]
/** Addresses that nothing answers at: storing the pictures takes long. */
export const samplePictureUrls = new Map(names.map((name) => [name, `/files/${name}.webp`]))

/** All of the sample content but for the pictures; answers what was reported. */
export async function seedSample({ context }: TestApp): Promise<string[]> {
  const lines: string[] = []
  await seedDatabase(
    context,
    (tools, today) => createSampleRecords(tools, sampleContext(samplePictureUrls, today)),
    (line) => lines.push(line),
  )
  return lines
}
