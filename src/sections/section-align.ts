import type { PageSection } from '../content/page-section/page-section.ts'

/** Left means where a line of text starts, so that it mirrors in Arabic. */
export const textAlign: Record<PageSection['align'], string> = {
  left: 'text-start',
  center: 'text-center',
  right: 'text-end',
}

/** For the children of a column: `flex flex-col`. */
export const alignItems: Record<PageSection['align'], string> = {
  left: 'items-start text-start',
  center: 'items-center text-center',
  right: 'items-end text-end',
}

/** For a block that is narrower than its parent. */
export const alignBlock: Record<PageSection['align'], string> = {
  left: 'me-auto',
  center: 'mx-auto',
  right: 'ms-auto',
}

/** For the children of a row: `flex flex-wrap`. */
export const alignRow: Record<PageSection['align'], string> = {
  left: 'justify-start',
  center: 'justify-center',
  right: 'justify-end',
}
