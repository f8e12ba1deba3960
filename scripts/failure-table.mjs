const columns = ['Failure', 'Database', 'Rounds', 'Acknowledged', 'Lost', 'Other figures', 'Goal', 'Ok']

/** The rows of the failure suite as one table in Markdown, aligned for the terminal. */
export function failureTable(rows) {
  const cells = [columns, ...rows.map(cellsOf)]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)))
  const [head, ...body] = cells.map((line) => lineOf(line, widths))
  return [
    head,
    lineOf(
      widths.map((width) => '-'.repeat(width)),
      widths,
    ),
    ...body,
  ].join('\n')
}

function cellsOf({ failure, database, rounds, acknowledged, lost, other = {}, goal, ok }) {
  const figures = Object.entries(other).map(([name, value]) => `${name}: ${value}`)
  return [failure, database, rounds, acknowledged, lost, figures.join('; '), goal, ok].map(cell)
}

function cell(value) {
  return String(value ?? '')
    .replaceAll('|', '/')
    .replaceAll('\n', ' ')
}

function lineOf(line, widths) {
  return `| ${line.map((text, index) => text.padEnd(widths[index])).join(' | ')} |`
}
