import { parseRichText, type RichBlock } from '../../shared/rich-text.ts'
import { blocksFromHtml } from './blocks-from-html.ts'

/** The words of what was copied or is dropped, with the looks that a rich text can hold. */
export function blocksOnClipboard(data: DataTransfer): RichBlock[] {
  const html = data.getData('text/html')
  const found = html === '' ? [] : blocksFromHtml(html)
  return found.length > 0 ? found : parseRichText(data.getData('text/plain'))
}
