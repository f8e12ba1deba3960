import { plainWords } from '../shared/plain-words.ts'
import { RichStatement } from './rich-statement.tsx'
import { RichText } from './rich-text-view.tsx'

export const allRichViews = { RichText, RichStatement, plainWords }
export type RichViews = typeof allRichViews
