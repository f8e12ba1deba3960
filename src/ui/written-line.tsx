import { Fragment } from 'react'
import { Written } from './written.tsx'

/** Short facts in one line with dots between them; each keeps its own direction, the line that of the page. */
export function WrittenLine({ texts }: { texts: readonly (string | null | undefined)[] }) {
  return texts
    .filter((text) => text)
    .map((text, index) => (
      <Fragment key={text}>
        {index > 0 && ' · '}
        <Written as="span">{text}</Written>
      </Fragment>
    ))
}
