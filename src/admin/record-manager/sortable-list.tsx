import { GripVertical } from 'lucide-react'
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { useFetchedOnUse } from '../use-fetched-on-use.ts'
import { sortableListTexts as texts } from './sortable-list-texts.ts'
import { type Hold, type SortableListProps, SortablePlaces } from './sortable-places.ts'

interface Sorting {
  places: SortablePlaces
  instructionsId: string
  prepare: () => void
  press: (id: string, begin: (hold: Hold) => void) => void
}

const SortingContext = createContext<Sorting | null>(null)

/**
 * What is inside changes places by pointer and by keyboard, and says so. What moves it is fetched when somebody turns to a
 * handle, and takes hold of the elements that are there: nothing is drawn anew, and a press that came first is not lost.
 */
export function SortableList({ children, ...list }: SortableListProps & { children: ReactNode }) {
  const toasts = useToast()
  const instructionsId = useId()
  const [places] = useState(() => new SortablePlaces())
  const fetched = useFetchedOnUse(loadMover, () => {
    places.letGo()
    toasts.show({ title: texts.failed, variant: 'destructive' })
  })
  const { Part: Mover } = fetched
  const latest = useRef(fetched)
  useEffect(() => {
    latest.current = fetched
  })
  // The same for as long as the list is there: entries of a long one are drawn anew only when they change.
  const sorting = useMemo<Sorting>(
    () => ({
      places,
      instructionsId,
      prepare: () => latest.current.prepare(),
      press: (id, begin) => {
        if (!places.press(id, begin)) latest.current.ask()
      },
    }),
    [places, instructionsId],
  )
  return (
    <SortingContext value={sorting}>
      {children}
      <p id={instructionsId} hidden>
        {texts.instructions}
      </p>
      {Mover && <Mover {...list} places={places} />}
    </SortingContext>
  )
}

async function loadMover() {
  return (await import('./sortable-mover.tsx')).SortableMover
}

function useSorting(): Sorting {
  const sorting = use(SortingContext)
  if (!sorting) throw new Error('An entry that changes places stands outside of its list')
  return sorting
}

/** For the element that is moved. Its `style` belongs to what moves it, and it says `data-dragging` meanwhile. */
export function useSortablePlace(id: string): (node: HTMLElement | null) => (() => void) | undefined {
  const { places } = useSorting()
  return useCallback((node: HTMLElement | null) => (node ? places.place(id, node) : undefined), [places, id])
}

/** How an entry looks while it is moved. */
export const draggedLook = 'data-dragging:relative data-dragging:z-10 data-dragging:shadow-float'

type DragHandleProps = {
  id: string
  title: string
  className?: string
}

/** Where an entry is taken hold of. */
export function DragHandle({ id, title, className }: DragHandleProps) {
  const { instructionsId, places, prepare, press } = useSorting()
  return (
    <button
      type="button"
      data-handle={id}
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerDown={(event: PointerEvent) => {
        // It may be let go of anywhere.
        for (const end of ['pointerup', 'pointercancel']) addEventListener(end, places.letGo, { once: true })
        press(id, (hold) => hold.onPointerDown?.(event))
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.code === 'Space' || event.code === 'Enter') press(id, (hold) => hold.onKeyDown?.(event))
      }}
      onBlur={places.letGo}
      aria-label={texts.drag(title)}
      aria-describedby={instructionsId}
      className={classNames(
        'size-9 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:text-ink',
        className,
      )}
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
}
