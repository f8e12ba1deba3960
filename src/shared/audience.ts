/** Names for whom an answer is meant. Whoever asks as staff is answered as staff or refused, never as a visitor. */
const audienceHeader = 'x-audience'

/** Sent with every call of the staff area. */
export const staffHeaders: Readonly<Record<string, string>> = { [audienceHeader]: 'staff' }

/** Any other name means nothing: those who send one are served like everybody else. */
export function asksAsStaff(headers: Readonly<Record<string, unknown>>): boolean {
  return headers[audienceHeader] === 'staff'
}
