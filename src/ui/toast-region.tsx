import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Direction, Toast as Primitive } from 'radix-ui'
import { createPortal } from 'react-dom'
import { pageDirection } from '../shared/page-language.ts'
import { isolatedQuotes } from '../shared/text-language.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { PlainIconButton } from './plain-icon-button.tsx'
import { TOAST_DURATION_MS, type ToastRecord } from './toast-state.ts'
import { useUiLabels } from './ui-labels.tsx'

const SWIPE_THRESHOLD_PX = 50
const HOTKEY = ['F8']

const marks = {
  default: null,
  success: <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />,
  destructive: <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />,
}

type ToastRegionProps = { toast: ToastRecord; onDismiss: (id: number) => void }

export function ToastRegion({ toast, onDismiss }: ToastRegionProps) {
  const labels = useUiLabels()
  const swipeDirection =
    Direction.useDirection(pageDirection === 'rtl' ? 'rtl' : undefined) === 'rtl' ? 'left' : 'right'
  // At the end of the body, above a modal window.
  return createPortal(
    <Primitive.Provider
      label={labels.notification}
      duration={TOAST_DURATION_MS}
      swipeDirection={swipeDirection}
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      <Primitive.Viewport
        hotkey={HOTKEY}
        label={labels.notifications}
        className="fixed inset-x-0 bottom-(--bar-below,0px) z-70 mx-auto flex w-full max-w-md flex-col p-4 outline-none sm:inset-x-auto sm:end-0 sm:mx-0"
      />
    </Primitive.Provider>,
    document.body,
  )
}

function ToastCard({ toast, onDismiss }: ToastRegionProps) {
  const labels = useUiLabels()
  const { title, description, variant = 'default', action, duration, isOpen } = toast
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={(open) => !open && onDismiss(toast.id)}
      duration={duration}
      // Not by a class: an open select switches the pointer off by an inline style.
      style={{ pointerEvents: 'auto' }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={classNames(
        'flex items-start gap-3 rounded-card p-4 text-small text-ink shadow-float',
        variant === 'destructive' ? 'bg-danger-tint' : 'bg-raised',
        'animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=end]:animate-toast-swipe rtl:[--toast-away:-100%]',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
      )}
    >
      {marks[variant]}
      <div className="min-w-0 flex-1 space-y-0.5 pt-px">
        <Primitive.Title className="font-semibold">{isolatedQuotes(title)}</Primitive.Title>
        {description && (
          <Primitive.Description className="text-muted">{isolatedQuotes(description)}</Primitive.Description>
        )}
      </div>
      {action && (
        <Primitive.Action asChild altText={action.label} onClick={action.onAction}>
          <Button variant="secondary" size="sm" className="-my-1">
            {action.label}
          </Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <PlainIconButton label={labels.close} icon={<X />} size="sm" className="-m-1.5" />
      </Primitive.Close>
    </Primitive.Root>
  )
}
