import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'

type EditorSectionProps = {
  title: string
  description?: ReactNode
  /** At the end of the heading's line, such as a badge. */
  action?: ReactNode
  /** Where the jump list leads. */
  id?: string
  /** How the fields stand; one below the other by default. */
  className?: string
  children: ReactNode
}

/** One part of a page, as a card of fields. */
export function EditorSection({ title, description, action, id, className, children }: EditorSectionProps) {
  return (
    <Card asChild>
      <section id={id} tabIndex={-1} aria-label={title} className="scroll-mt-5 outline-none">
        <CardHeader title={title} description={description} action={action} />
        <CardBody className={classNames('grid content-start gap-5', className)}>{children}</CardBody>
      </section>
    </Card>
  )
}
