/** Ids in XLIFF hold letters, digits, dots, dashes and underscores alone (NMTOKEN). Paths are written so that they can be read back. */
export function toXmlId(path: string): string {
  return Array.from(path, (letter) => {
    if (/[A-Za-z0-9-]/.test(letter)) return letter
    return letter === '/' ? '.' : `_${letter.codePointAt(0)?.toString(16)}_`
  }).join('')
}

export function fromXmlId(id: string): string {
  return id.replace(/\.|_([0-9a-f]{1,6})_/g, (match, hex: string | undefined) => {
    if (hex === undefined) return '/'
    const code = Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : match
  })
}
