import { nothing, type RecordCheck } from '../../schema/checks/check.ts'
import { albumCheckTexts as texts } from './album-check-texts.ts'

const withoutPictures: RecordCheck = {
  name: 'album-without-pictures',
  severity: 'hint',
  says: texts.withoutPictures,
  find: ({ images }) => (Array.isArray(images) && images.length === 0 ? [{ path: 'images' }] : nothing),
}

export const albumChecks: readonly RecordCheck[] = [withoutPictures]
