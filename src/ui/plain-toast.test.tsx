import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlainToast } from './plain-toast.tsx'

const failed = { id: 1, isOpen: true, title: 'Submission Failed', description: 'Please try again.' }

describe('PlainToast', () => {
  it('says the message aloud and can be closed', () => {
    const html = renderToStaticMarkup(<PlainToast toast={failed} onDismiss={() => {}} />)
    expect(html).toContain('role="alert"')
    expect(html).toContain('Submission Failed')
    expect(html).toContain('Please try again.')
    expect(html).toContain('Close</button>')
  })

  it('is gone once it is dismissed', () => {
    expect(
      renderToStaticMarkup(<PlainToast toast={{ ...failed, isOpen: false }} onDismiss={() => {}} />),
    ).toBe('')
  })
})
