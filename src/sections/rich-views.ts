import { allRichViews, type RichViews } from './all-rich-views.ts'

/** What shows texts with marks. To be called while drawing: visitors' browsers load it with the first such text. */
export function richViews(): RichViews {
  return allRichViews
}
