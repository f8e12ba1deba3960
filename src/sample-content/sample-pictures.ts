import { sampleDrawings } from './sample-drawings.ts'
import { sampleScenes } from './sample-scenes.ts'

/** Every picture of the sample content, by the name its texts use. */
export const samplePictures = { ...sampleScenes, ...sampleDrawings }

export type PictureName = keyof typeof samplePictures
