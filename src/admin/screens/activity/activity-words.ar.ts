import { quoted } from '../../../shared/arabic-quote.ts'
import { localNumber } from '../../../shared/local-numbers.ar.ts'
import { isolated } from '../../../shared/text-language.ts'
import { actorName } from '../../actor-name.ar.ts'
import { findAnswer } from '../../answer-words.ar.ts'
import type * as english from './activity-words.ts'

/** What was done, by what the server calls it; a verbal noun, so that the sentence fits whoever did it. */
const deeds: Record<string, string> = {
  created: 'إضافة',
  changed: 'تعديل',
  moved: 'تغيير ترتيب',
  deleted: 'حذف',
  restored: 'استعادة',
  'brought back an earlier version of': 'استعادة نسخة سابقة من',
  'brought back a part of': 'استعادة جزء من',
  published: 'نشر',
  undid: 'التراجع عن',
  'asked for approval of': 'طلب الموافقة على',
  approved: 'الموافقة على',
  'sent back': 'إعادة',
  'withdrew from approval': 'سحب طلب الموافقة على',
}

const form = /^(?<deed>[a-z ]+?) the (?<label>[^“(]+?)(?: “(?<title>.*)”)?(?: \((?<parts>[^“”]*)\))?$/s

/** `منى فريد: تعديل شريك «نايل» (الشعار، الموقع)`; a sentence of another form stays as the server says it. */
export const activityWords: (typeof english)['activityWords'] = ({ sentence, actor }) => {
  const { deed = '', label = '', title, parts } = form.exec(sentence.slice(actor.length + 1))?.groups ?? {}
  if (!sentence.startsWith(`${actor} `) || !Object.hasOwn(deeds, deed)) return sentence
  const named = title === undefined ? '' : ` ${quoted(title)}`
  const changed = parts === undefined ? '' : ` (${partWords(parts)})`
  return `${isolated(actorName(actor))}: ${deeds[deed]} ${wordFor(label)}${named}${changed}`
}

/** Inside a sentence the server writes labels with a small letter. */
function wordFor(label: string): string {
  return findAnswer(label) ?? findAnswer(label.charAt(0).toUpperCase() + label.slice(1)) ?? label
}

/** `Logo, Website, Order and 2 more`. */
function partWords(parts: string): string {
  const [, shown = parts, more] = /^(.*) and (\d+) more$/.exec(parts) ?? []
  const words = shown.split(', ').map((part) => isolated(wordFor(part)))
  return [...words, ...(more ? [`وغيرها: ${localNumber(Number(more))}`] : [])].join('، ')
}
