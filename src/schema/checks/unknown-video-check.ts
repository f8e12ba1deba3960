import { youtubeVideo } from '../../shared/youtube-url.ts'
import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** A video that visitors get a link to instead of a player. */
export const unknownVideo: FieldCheck = {
  name: 'unknown-video',
  severity: 'hint',
  says: checkTexts.unknownVideo,
  find: ({ value }) => (value === '' || youtubeVideo(wordsOf(value)) ? nothing : [{}]),
}
