import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('does not submit a form unless it is told to', () => {
    expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
  })

  it('is disabled and busy while loading, and keeps its words for screen readers', () => {
    const html = renderToStaticMarkup(<Button loading>Save</Button>)
    expect(html).toMatch(/<button[^>]* disabled=""/)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('Save')
  })

  it('shows the loading label alone while loading', () => {
    const submit = (loading: boolean) =>
      renderToStaticMarkup(
        <Button loading={loading} loadingLabel="Submitting...">
          Submit
        </Button>,
      ).replace(/<[^>]*>/g, '')
    expect(submit(false)).toBe('Submit')
    expect(submit(true)).toBe('Submitting...')
  })

  it('gives its look to a link', () => {
    const html = renderToStaticMarkup(
      <Button asChild variant="secondary">
        <a href="/join">Join Us</a>
      </Button>,
    )
    expect(html).toMatch(/^<a [^>]*href="\/join"/)
    expect(html).not.toContain('<button')
  })
})
