type UnchangedFoldProps = { labels: readonly string[]; summary: string }

/** What is the same in both versions, by name, until somebody asks. */
export function UnchangedFold({ labels, summary }: UnchangedFoldProps) {
  if (labels.length === 0) return null
  return (
    <details>
      <summary className="w-fit rounded-sm text-caption text-muted">{summary}</summary>
      <p className="mt-1 text-caption wrap-anywhere text-muted">{labels.join(', ')}</p>
    </details>
  )
}
