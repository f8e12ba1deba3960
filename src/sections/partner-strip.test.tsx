import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Partner } from '../content/partner/partner.ts'
import { PartnerStrip } from './partner-strip.tsx'

function partnerWith(name: string, values: Partial<Partner> = {}): Partner {
  const times = { createdAt: null, updatedAt: null }
  return { id: name, name, logoUrl: '', websiteUrl: '', order: 1, isActive: true, ...times, ...values }
}

const render = (...partners: Partner[]) => renderToString(<PartnerStrip partners={partners} />)
const countOf = (text: string, part: string) => text.split(part).length - 1

describe('the strip of partner logos', () => {
  it('lists the active partners in their order, once until the page lives', () => {
    const html = render(
      partnerWith('Delta Bank', { order: 2 }),
      partnerWith('Nile Ventures', { order: 1 }),
      partnerWith('Hidden', { isActive: false }),
    )
    expect(html.indexOf('Delta Bank')).toBeGreaterThan(html.indexOf('Nile Ventures'))
    expect(countOf(html, 'Nile Ventures')).toBe(1)
    expect(html).not.toContain('Hidden')
  })

  it('opens a website in a new tab', () => {
    const html = render(partnerWith('Nile Ventures', { websiteUrl: 'https://nile.example' }))
    expect(countOf(html, 'href="https://nile.example" target="_blank" rel="noopener noreferrer"')).toBe(1)
  })

  it('shows the name where there is no logo, and no link where the address is unsafe', () => {
    const html = render(partnerWith('Nile Ventures', { websiteUrl: 'javascript:alert(1)' }))
    expect(html).toContain('>Nile Ventures</span>')
    expect(html).not.toContain('<a')
  })

  it('can be paused', () => {
    expect(render(partnerWith('Nile Ventures'))).toContain('aria-label="Pause the moving logos"')
  })

  it('is nothing without an active partner', () => {
    expect(render(partnerWith('Hidden', { isActive: false }))).toBe('')
  })
})
