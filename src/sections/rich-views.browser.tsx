import { use } from 'react'
import type { RichViews } from './all-rich-views.ts'

const loadViews = () => import('./all-rich-views.ts')

/** Where they cannot be loaded, texts are shown as they were typed. */
const TypedText = ({ text, className }: { text: string; className?: string | undefined }) => (
  <div className={`whitespace-pre-line ${className}`}>{text}</div>
)
const typedViews: RichViews = { RichText: TypedText, RichStatement: TypedText, plainWords: (text) => text }

let loading: Promise<RichViews> | undefined

/** What the server has drawn stays until they are there. */
export function richViews(): RichViews {
  loading ??= loadViews().then(
    ({ allRichViews }) => allRichViews,
    () => typedViews,
  )
  return use(loading)
}
