import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import type { IdPattern as DrawnPattern } from './drawn-pattern.tsx'

const loadPattern = () => import('./drawn-pattern.tsx')

type Pattern = typeof DrawnPattern

/** One object: React writes what differs from the last time. */
const asItStands = { __html: '' }

/** What makes patterns is loaded with the first one that the server has not drawn: a picture that does not come. */
export const IdPattern: Pattern = (props) => <LaterPattern key={props.id} {...props} />

/** An even ground until then; what the server has drawn stays, whatever its look: React leaves both alone. */
const LaterPattern: Pattern = (props) => {
  const ground = useRef<SVGSVGElement>(null)
  const [Drawn, setDrawn] = useState<Pattern>()
  useEffect(() => {
    if (ground.current?.hasChildNodes()) return
    loadPattern().then(
      (file) => setDrawn(() => file.IdPattern),
      () => undefined,
    )
  }, [])
  if (Drawn) return <Drawn {...props} />
  return (
    <svg
      ref={ground}
      aria-hidden="true"
      className={classNames('block size-full bg-sunken dark:bg-raised', props.className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it keeps React from comparing what stands there
      dangerouslySetInnerHTML={asItStands}
      suppressHydrationWarning
    />
  )
}
