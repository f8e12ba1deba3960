import { parseCsv } from '../../shared/csv.ts'
import { isSafeLink } from '../../shared/safe-url.ts'
import { type Leading, redirectProblems } from './redirect-rules.ts'

/** In one file; each is compared with all the others. */
export const maxImported = 500

export interface ImportedLine extends Leading {
  /** Counted from 1, as editors count. */
  line: number
  /** Why it cannot be stored; undefined for a good one. */
  problem: { kind: 'columns' | 'target' } | { kind: 'rule'; message: string } | undefined
}

/** What a file would store beside what there is. Throws where it is no CSV at all. */
export function readRedirects(csv: string, existing: readonly Leading[]): ImportedLine[] {
  // Spreadsheets write semicolons where the comma is part of numbers.
  const text = csv.includes(',') ? csv : csv.replaceAll(';', ',')
  const rows = parseCsv(text).map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => cell.trim()),
  }))
  const [first] = rows
  const named = first && !isSafeLink(first.cells[1] ?? '') ? rows.slice(1) : rows
  const known: Leading[] = [...existing]
  return named
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => {
      const [from = '', to = ''] = cells
      const problem = problemOf({ from, to }, known)
      if (!problem) known.push({ from, to })
      return { line, from, to, problem }
    })
}

function problemOf({ from, to }: Leading, known: readonly Leading[]): ImportedLine['problem'] {
  if (from === '' || to === '') return { kind: 'columns' }
  if (!isSafeLink(to)) return { kind: 'target' }
  const [issue] = redirectProblems({ from, to }, known)
  return issue && { kind: 'rule', message: issue.message }
}
