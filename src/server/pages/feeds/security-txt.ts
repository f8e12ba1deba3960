const day = 24 * 3_600_000
/** Long enough for whoever keeps a copy, short enough to show that somebody still keeps the site. */
const validDays = 180

/** Where to report a weakness (RFC 9116). The end moves on with every day, so the file is never out of date. */
export function securityTxt(
  publicUrl: string,
  contact: string,
  languages: readonly string[],
  now: Date,
): string {
  const today = Math.floor(now.getTime() / day) * day
  const expires = new Date(today + validDays * day).toISOString().replace('.000Z', 'Z')
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
