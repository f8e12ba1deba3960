/** Excel reads the file as UTF-8 only with this mark. */
const byteOrderMark = '\ufeff'

// Spreadsheets run a cell that begins with one of these as a formula. Full-width forms count in East Asian versions.
// Blanks and quotes before it count too, since some programs skip them; so does the guard itself, so that a cell which
// really begins with one comes back as it was.
const formula = String.raw`(?:[^\S\t\r\n]|["'])*[=+\-@\uff1d\uff0b\uff0d\uff20]`
const formulaStart = new RegExp(String.raw`^(?=${formula}|(?:[^\S\t\r\n]|["'])*[\t\r\n])`)
const guardedStart = new RegExp(`^'${formulaStart.source.slice(1)}`)
// Where the region writes decimal commas, cells end at semicolons, whatever stands in quotes. Not so at commas: who reads
// those as separators reads the quotes as well.
const formulaWithin = new RegExp(String.raw`([;|\t\r\n])(?=${formula})`, 'g')
const guardedWithin = new RegExp(String.raw`([;|\t\r\n])'(?=${formula})`, 'g')

/** Rows as a file that opens in any spreadsheet (RFC 4180), with cells that would run made harmless by a quote. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + toCsvRows(rows)
}

/** More rows of the same file, for files that are written in parts. */
export function toCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** The rows that `toCsv` was given. */
export function parseCsv(file: string): string[][] {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  const rows: string[][] = []
  let row: string[] = []
  // Each step reads one cell, quoted or plain, and what ends it.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|$)/y
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) throw new Error(`Not a CSV file: row ${rows.length + 1}`)
    row.push(fromCell(match[1]?.replaceAll('""', '"') ?? match[2] ?? ''))
    if (match[3] === ',' && cell.lastIndex < text.length) continue
    if (match[3] === ',') row.push('')
    rows.push(row)
    row = []
  }
  return rows
}

function toCell(value: string): string {
  const harmless = value.replace(formulaWithin, "$1'").replace(formulaStart, "'")
  return /[",;|\r\n\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function fromCell(value: string): string {
  return value.replace(guardedStart, '').replace(guardedWithin, '$1')
}
