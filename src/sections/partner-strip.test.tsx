import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Partner } from '../content/partner.ts'
import { PartnerStrip } from './partner-strip.tsx'

function partnerWith(name: string, values: Partial<Partner> = {}): Partner {
  const times = { createdAt: null, updatedAt: null }
  return { id: name, name, logoUrl: '', websiteUrl: '', order: 1, isActive: true, ...times, ...values }
}

const render = (...partners: Partner[]) => renderToString(<PartnerStrip partners={partners} />)
const countOf = (text: string, part: string) => text.split(part).length - 1

describe('the strip of partner logos', () => {
  it('lists the active partners twice in their order, the second time for the eyes only', () => {
    const html = render(
      partnerWith('Delta Bank', { order: 2 }),
      partnerWith('Nile Ventures', { order: 1 }),
      partnerWith('Hidden', { isActive: false }),
    )
    const [first = '', second = ''] = html.split('aria-hidden="true"')
    for (const copy of [first, second]) {
      expect(copy.indexOf('Nile Ventures')).toBeGreaterThan(-1)
      expect(copy.indexOf('Delta Bank')).toBeGreaterThan(copy.indexOf('Nile Ventures'))
    }
    expect(html).not.toContain('Hidden')
  })

  it('opens a website in a new tab; the copy takes no keyboard focus', () => {
    const html = render(partnerWith('Nile Ventures', { websiteUrl: 'https://nile.example' }))
    expect(countOf(html, 'href="https://nile.example" target="_blank" rel="noopener noreferrer"')).toBe(2)
    expect(countOf(html, 'tabindex="-1"')).toBe(1)
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
