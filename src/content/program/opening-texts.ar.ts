import { quoted } from '../../shared/arabic-quote.ts'
import { dayText } from '../../shared/day-text.ar.ts'
import { isolated } from '../../shared/text-language.ts'
import type * as english from './opening-texts.ts'

export const maxNamed = 5

export const closedSentence: typeof english.closedSentence = ({ title, reason, since }) => {
  const day = dayText(since)
  const name = quoted(title)
  if (reason === 'deadline') return `كان ${day} آخر موعد للتقديم إلى ${name}.`
  if (reason === 'full')
    return day ? `اكتمل عدد المشاركين في ${name} منذ ${day}.` : `اكتمل عدد المشاركين في ${name}.`
  return day ? `باب التقديم إلى ${name} مغلق منذ ${day}.` : `باب التقديم إلى ${name} مغلق الآن.`
}

export const openSentence: typeof english.openSentence = (titles) => {
  if (titles.length === 0) return 'لا برنامج مفتوح للتقديم الآن. يمكنكم أن تكتبوا إلينا عن موضوع آخر.'
  const more = titles.length > maxNamed ? ' وغيرها' : ''
  return `باب التقديم مفتوح الآن في: ${titles.slice(0, maxNamed).map(isolated).join('، ')}${more}.`
}
