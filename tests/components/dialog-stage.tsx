import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../src/ui/dropdown-menu.tsx'
import { Popover } from '../../src/ui/popover.tsx'
import { useToast } from '../../src/ui/toast-provider.tsx'

/** Windows in every relation to what else can be open, more than one screen of the site has. */
export function DialogStage() {
  const [escapes, setEscapes] = useState(0)
  const [isMounted, setMounted] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const [hasRow, setRow] = useState(true)
  return (
    <main id="main" tabIndex={-1} style={{ minHeight: '300vh' }}>
      <h1>Behind: {escapes} escapes</h1>
      <form
        aria-label="Around"
        onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && setEscapes(escapes + 1)}
      >
        {isMounted && <Editor onVanish={() => setMounted(false)} />}
      </form>
      <Dialog title="Locked" isLocked trigger={<Button>Open locked</Button>}>
        <p>Nothing to press but Close</p>
      </Dialog>
      {hasRow && (
        <DropdownMenu label="Row" trigger={<Button>Menu of the row</Button>}>
          <DropdownMenuItem onSelect={() => setAsking(true)}>Remove the row</DropdownMenuItem>
        </DropdownMenu>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove it?"
        description="It cannot be brought back."
        confirmLabel="Remove"
        onConfirm={() => setRow(false)}
      />
    </main>
  )
}

function Editor({ onVanish }: { onVanish: () => void }) {
  const toasts = useToast()
  const [hasStep, setStep] = useState(true)
  return (
    <Dialog title="Edit" description="All about it" trigger={<Button>Edit</Button>}>
      <a href="#elsewhere">Elsewhere</a>
      <input aria-label="Name" defaultValue="Typed before" />
      <DropdownMenu label="More" trigger={<Button>More</Button>}>
        <DropdownMenuItem>Nothing</DropdownMenuItem>
      </DropdownMenu>
      <Popover label="Hint" trigger={<Button>Hint</Button>}>
        <button type="button">Understood</button>
      </Popover>
      <Button onClick={() => toasts.show({ title: 'Something happened' })}>Tell</Button>
      {hasStep && <Button onClick={() => setStep(false)}>Next step</Button>}
      <Button onClick={onVanish}>Vanish</Button>
      <div inert>
        <button type="button">Out of reach</button>
      </div>
      <ConfirmDialog
        title="Delete it?"
        description="It goes to the trash."
        confirmLabel="Delete"
        onConfirm={() => undefined}
        trigger={<Button>Delete</Button>}
      />
    </Dialog>
  )
}
