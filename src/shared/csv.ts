/** Excel reads the file as UTF-8 only with this mark. */
const byteOrderMark = '\ufeff'

// Spreadsheets run a cell that begins with one of these as a formula. Full-width forms count in East Asian versions.
// The quotes before it are matched too, so that a cell which really begins with one comes back as it was.
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const guardedStart = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

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
  const harmless = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function fromCell(value: string): string {
  return guardedStart.test(value) ? value.slice(1) : value
}
