import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type SettingsFoldProps = {
  title: string
  /** One line that says what is inside. */
  hint: string
  isOpenAtFirst?: boolean
  /** Something inside asks for attention. */
  isWrong: boolean
  children: ReactNode
}

/** A group of settings that opens when it is needed. What is inside is rendered once it was opened. */
export function SettingsFold({ title, hint, isOpenAtFirst = false, isWrong, children }: SettingsFoldProps) {
  const [isRendered, setRendered] = useState(isOpenAtFirst)
  return (
    <details
      open={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && setRendered(true)}
      className="group/fold rounded-card border border-line bg-surface"
    >
      <summary className="flex list-none items-start gap-2 rounded-card px-4 py-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 text-muted transition-transform group-open/fold:rotate-90 rtl:-scale-x-100 rtl:group-open/fold:scale-x-100"
        />
        <span>
          <span className="block text-small font-semibold">{title}</span>
          <span className="block text-caption text-muted">{hint}</span>
        </span>
      </summary>
      {(isRendered || isWrong) && <div className="space-y-5 border-t border-line p-4 sm:p-5">{children}</div>}
    </details>
  )
}
