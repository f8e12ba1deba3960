import { isEmail } from '../is-email.ts'
import { type FieldCheck, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'
import { writtenLinks } from './written-links.ts'

const doubledScheme = /^https?:\/\/+(https?)(:|\/\/|%3a)/i
const lastSigns = /(?<![.,;:!'"”’)>])[.,;:!'"”’)>]+$/
const hostForm = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u

/** An address that a browser takes and that nobody can mean: `https://https://a.org`, `https://www`, an email address. */
export const unlikelyAddress: FieldCheck = {
  name: 'unlikely-address',
  severity: 'error',
  says: ({ address = '' }) => checkTexts.unlikelyAddress(String(address)),
  find: (place) =>
    writtenLinks(place).flatMap(({ address }) => (isUnlikely(address) ? [{ params: { address } }] : [])),
  // In a text the address is one of many words: there nothing is guessed.
  mend: (value, { address }) => (value === address ? likelyAddress(wordsOf(value)) : undefined),
}

export function isUnlikely(address: string): boolean {
  if (/^mailto:/i.test(address)) return !isEmail(address.slice(7).split('?', 1)[0] ?? '')
  if (!/^https?:/i.test(address)) return false
  if (doubledScheme.test(address) || mailIn(address) !== undefined) return true
  const url = URL.parse(address)
  if (!url) return true
  const isEnded =
    lastSigns.test(address) && !address.includes('(') && address.replace(lastSigns, '') !== address
  return isEnded || !isHost(decodeHost(address))
}

function isHost(host: string): boolean {
  return hostForm.test(host) || /^\d{1,3}(\.\d{1,3}){3}$/.test(host)
}

/** As it was typed: browsers write letters of other alphabets in a code of their own. */
function decodeHost(address: string): string {
  return /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]*)/i.exec(address)?.[1] ?? ''
}

/** The longest email address, a scheme and a slash. */
const maxMailAddress = 264

function mailIn(address: string): string | undefined {
  if (address.length > maxMailAddress) return undefined
  const mail = /^https?:\/\/([^/?#]+@[^/?#]+)\/?$/i.exec(address)?.[1]
  return mail !== undefined && isEmail(mail) ? mail : undefined
}

/** What was meant, where that is plain. */
function likelyAddress(address: string): string | undefined {
  const mail = mailIn(address)
  if (mail !== undefined) return `mailto:${mail}`
  const single = address.replace(/^https?:\/\/+(https?)(?::|%3a)?\/*/i, '$1://')
  const trimmed = single.replace(lastSigns, '')
  return trimmed !== address && !isUnlikely(trimmed) ? trimmed : undefined
}
