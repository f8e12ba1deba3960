import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { Handle } from './tables.ts'

const mark = 'enc1'
const nonceBytes = 12
const tagBytes = 16

/** What the site can prove and read, and whoever has only the database cannot. */
export class SiteKey {
  readonly #sealing: Buffer
  readonly #encrypting: Buffer

  constructor(secret: string) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `foundation-site ${use}`, 32))
    this.#sealing = derive('seals')
    this.#encrypting = derive('secrets')
  }

  /** A digest that nobody can make without the key. */
  seal(parts: readonly unknown[]): string {
    // Both databases give the same texts, whatever they make of numbers.
    const texts = parts.map((part) => (part === null || part === undefined ? null : String(part)))
    return createHmac('sha256', this.#sealing).update(JSON.stringify(texts)).digest('base64url')
  }

  isSeal(given: string, parts: readonly unknown[]): boolean {
    const [one, other] = [Buffer.from(given), Buffer.from(this.seal(parts))]
    return one.length === other.length && timingSafeEqual(one, other)
  }

  /** `about` names whose secret it is: moved to somebody else, it can no longer be read. */
  encrypt(text: string, about: string): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#encrypting, nonce).setAAD(Buffer.from(about))
    const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${mark}.${bytes.toString('base64url')}`
  }

  /** Undefined where it was encrypted with another key, or for somebody else, or not at all. */
  decrypt(stored: string, about: string): string | undefined {
    if (!isEncrypted(stored)) return undefined
    const bytes = Buffer.from(stored.slice(mark.length + 1), 'base64url')
    if (bytes.length < nonceBytes + tagBytes) return undefined
    const cipher = createDecipheriv('aes-256-gcm', this.#encrypting, bytes.subarray(0, nonceBytes))
    cipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes))
    try {
      return cipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + cipher.final('utf8')
    } catch {
      // That it cannot be read is the answer.
      return undefined
    }
  }
}

export function isEncrypted(stored: string): boolean {
  return stored.startsWith(`${mark}.`)
}

// By adapter: a transaction has the one of its database.
const keys = new WeakMap<object, SiteKey>()

export function giveKey(db: Handle, key: SiteKey): void {
  keys.set(db.getExecutor().adapter, key)
}

/** Undefined for a database that is no site's, such as a copy in memory. */
export function keyOf(db: Handle): SiteKey | undefined {
  return keys.get(db.getExecutor().adapter)
}
