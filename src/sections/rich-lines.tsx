import { Fragment, type ReactNode } from 'react'
import type { RichLine, RichRun } from '../shared/rich-line.ts'
import { SafeLink } from './safe-link.tsx'

/** Words with their looks, as elements; line breaks stay the characters they are. */
export function RichLines({ lines }: { lines: readonly RichLine[] }): ReactNode {
  const isPlain = lines.every((line) => line.every((run) => !run.isBold && !run.isItalic && !run.href))
  if (isPlain) return lines.map((line) => line.map((run) => run.text).join('')).join('\n')
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place, and no state
    <Fragment key={index}>
      {index > 0 && '\n'}
      {linksIn(line).map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Words key={at} runs={runs} />
      ))}
    </Fragment>
  ))
}

/** Runs that lead to one place are one link, whatever they look like. */
function linksIn(line: RichLine): RichLine[] {
  const groups: RichLine[] = []
  for (const run of line) {
    const last = groups.at(-1)
    if (last?.[0]?.href === run.href && last) last.push(run)
    else groups.push([run])
  }
  return groups
}

function Words({ runs }: { runs: RichLine }): ReactNode {
  const href = runs[0]?.href
  const words = runs.map(lookOf)
  if (href === undefined) return words
  const text = runs.map((run) => run.text).join('')
  return (
    <SafeLink
      href={href}
      className="underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
      fallback={words}
    >
      {runs.length === 1 && words[0] === text ? text : words}
    </SafeLink>
  )
}

function lookOf(run: RichRun, key: number): ReactNode {
  const bold = run.isBold ? <strong key={key}>{run.text}</strong> : run.text
  return run.isItalic ? <em key={key}>{bold}</em> : bold
}
