import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const items = [
  { value: 'upcoming', label: 'Upcoming Events', content: 'Four events' },
  { value: 'past', label: 'Past Events', content: 'Nine events' },
]

describe('Tabs', () => {
  it('shows the first panel unless another is chosen', () => {
    expect(renderToStaticMarkup(<Tabs label="Events" items={items} />)).toContain('Four events')
    const past = renderToStaticMarkup(<Tabs label="Events" items={items} value="past" />)
    expect(past).toContain('Nine events')
    expect(past).not.toContain('Four events')
  })

  it('ties each tab to a panel that exists, shown or not', () => {
    const html = renderToStaticMarkup(<Tabs label="Events" items={items} />)
    const panels = [...html.matchAll(/aria-controls="([^"]*)"/g)].map(([, id]) => id)
    expect(panels).toHaveLength(2)
    for (const id of panels) expect(html).toContain(`role="tabpanel" id="${id}"`)
  })

  it('keeps only the chosen tab in the tab order', () => {
    const html = renderToStaticMarkup(<Tabs label="Events" items={items} value="past" />)
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-selected="true" tabindex="0"[^>]*>Past Events/)
  })

  it('keeps hidden panels in the page where a form needs them', () => {
    const html = renderToStaticMarkup(<Tabs label="Events" items={items} keepMounted />)
    expect(html).toContain('Nine events')
    expect(html.match(/hidden=""/g)).toHaveLength(1)
  })
})
