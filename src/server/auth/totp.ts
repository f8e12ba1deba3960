import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromBase32, toBase32 } from './base32.ts'

/** The only choices that every authenticator app understands (RFC 6238). */
const digits = 6
const stepSeconds = 30
/** Clocks of phones go wrong by this many steps. */
const tolerance = 1

/** 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return toBase32(randomBytes(20))
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step whose code this is, or undefined for a wrong one and for one not newer than `lastStep`. */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | undefined {
  const given = Buffer.from(code)
  if (given.length !== digits) return undefined
  const current = stepAt(now)
  for (let step = current - tolerance; step <= current + tolerance; step += 1)
    if (step > lastStep && timingSafeEqual(given, Buffer.from(codeAt(secret, step)))) return step
  return undefined
}

/** What the QR code holds; apps show issuer and account beside the code. */
export function authenticatorUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
