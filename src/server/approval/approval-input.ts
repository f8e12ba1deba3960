import { z } from 'zod'
import { refine } from 'zod/mini'
import { longText } from '../../schema/fields.ts'
import { languages, mainLanguage } from '../../shared/languages.ts'
import { objectOnly } from '../users/user-input.ts'

const codes = languages.map(({ code }) => code)
const lang = z
  .enum(codes, { error: `lang must be one of: ${codes.join(', ')}` })
  .default(mainLanguage)
  .describe('The language whose draft is meant')
const revision = z
  .int({ error: 'revision must be a whole number' })
  .min(0)
  .max(2 ** 31 - 1)
  .describe('Of the draft that was looked at; 412 if it was changed since')

const maxWords = 2000
const note = longText('Note', { max: maxWords }).memberRule
const comment = longText('Comment', { max: maxWords }).memberRule

export const withdrawalBody = z.object({ lang }, objectOnly)
export const sendingBody = z.object({ lang, revision, note: z._default(note, '') }, objectOnly)
export const approvalBody = z.object({ lang, revision, comment: z._default(comment, '') }, objectOnly)
export const sendBackBody = z.object(
  { lang, comment: comment.check(refine((text) => text !== '', { error: 'Please say what should change' })) },
  objectOnly,
)
