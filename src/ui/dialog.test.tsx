import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

// How dialogs behave is tested in a browser: tests/components/dialog.test.tsx.
describe('Dialog', () => {
  it('says of the button that opens it that a window follows, and renders nothing else while it is closed', () => {
    const html = renderToStaticMarkup(
      <Dialog title="Edit" trigger={<button type="button">Open</button>}>
        <p>Content</p>
      </Dialog>,
    )
    expect(html).toBe(
      '<button type="button" aria-haspopup="dialog" aria-expanded="false" data-state="closed">Open</button>',
    )
  })

  it('leaves a button the props it has', () => {
    const html = renderToStaticMarkup(
      <ConfirmDialog
        title="Delete?"
        description="For good."
        confirmLabel="Delete"
        onConfirm={() => undefined}
        trigger={
          <button type="button" aria-haspopup="true" className="red">
            Delete
          </button>
        }
      />,
    )
    expect(html).toContain('aria-haspopup="true"')
    expect(html).toContain('class="red"')
  })

  it('renders nothing where nothing opens it', () => {
    expect(renderToStaticMarkup(<Dialog title="Edit" open={false} />)).toBe('')
  })
})
