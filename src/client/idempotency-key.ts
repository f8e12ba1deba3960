/**
 * A name for one request: sent with every try of it, it takes effect once. Not by randomUUID, which exists on secure
 * origins only: a site tried out over plain http must work too.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
