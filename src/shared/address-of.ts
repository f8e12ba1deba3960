/** The last part of the address of a record's own page: what staff chose, else its id. */
export function addressOf({ id, address }: { id: string; address: string }): string {
  return address || id
}

/** The same as it stands in a URL: the slashes between its parts stay. */
export function addressInUrl(record: { id: string; address: string }): string {
  return addressOf(record).split('/').map(encodeURIComponent).join('/')
}

const form = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9])?$/
/** Words that stand where an id could in an address. */
const reserved = new Set(['order', 'revisions', 'new', 'builder', 'trash'])

/** Whether it can be an id, or the last part of the address of a page. */
export function isAddressPart(text: string): boolean {
  return form.test(text) && !reserved.has(text)
}

/** Whether it can be an address of at most so many parts, with slashes between them. */
export function isAddress(text: string, maxParts: number): boolean {
  const parts = text.split('/')
  return parts.length <= maxParts && parts.every(isAddressPart)
}
