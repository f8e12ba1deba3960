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

/** A group of settings that opens when it is needed. What is inside is drawn, and fetched, from the moment somebody turns to it. */
export function SettingsFold({ title, hint, isOpenAtFirst = false, isWrong, children }: SettingsFoldProps) {
  const [isDrawn, setDrawn] = useState(isOpenAtFirst)
  const draw = () => setDrawn(true)
  return (
    <details
      open={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && draw()}
      className="group/fold rounded-card border border-line bg-surface"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers open it; this only draws it in time */}
      <summary
        onPointerEnter={draw}
        onFocus={draw}
        className="flex list-none items-start gap-2 rounded-card px-4 py-3 [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 text-muted transition-transform group-open/fold:rotate-90 rtl:-scale-x-100 rtl:group-open/fold:scale-x-100"
        />
        <span>
          <span className="block text-small font-semibold">{title}</span>
          <span className="block text-caption text-muted">{hint}</span>
        </span>
      </summary>
      {(isDrawn || isWrong) && <div className="space-y-5 border-t border-line p-4 sm:p-5">{children}</div>}
    </details>
  )
}
