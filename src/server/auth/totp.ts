import { timingSafeEqual } from 'node:crypto'
import { HOTP, Secret } from 'otpauth'

/** The only choices that every authenticator app understands (RFC 6238). */
const digits = 6
const stepSeconds = 30
/** Clocks of phones go wrong by this many steps. */
const tolerance = 1

/** 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

export function codeAt(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, counter: step })
}

/**
 * The time step whose code this is, or undefined for a wrong one and for one not newer than `lastStep`. The library's
 * own check knows no last step, and throws for six characters that are not six bytes.
 */
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
