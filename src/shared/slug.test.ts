import { describe, expect, it } from 'vitest'
import { slug } from './slug.ts'

describe('slug', () => {
  it.each([
    ['BridgeZ Accelerator 2026', 'bridgez-accelerator-2026'],
    ['  Café & Résilience! ', 'cafe-resilience'],
    ["Women's Cooperative", 'womens-cooperative'],
    ['برنامج القيادة ٢', 'brnamg-alqyada-2'],
    ['خطوة أولى إلى السوق', 'khtwa-awla-ila-alsuq'],
    ['اليوم المفتوح في وادي النيل', 'alyum-almftuh-fi-wadi-alnil'],
    ['إيمان ونور الدين', 'iman-wnur-aldin'],
    ['الورشة الأولى: جرافين', 'alwrsha-alawla-grafin'],
    ['مُـحَــمَّد', 'mhmd'],
    ['آي\u200cمنتور', 'ay-mntur'],
    ['\u200fعدن\u200f', 'adn'],
    ['ﻻ ﻳﻀﻴﻊ', 'la-ydya'],
    ['گزارش سال ۱۴۰۵', 'gzarsh-sal-1405'],
    ['ورشة Workshop ٣', 'wrsha-workshop-3'],
    ['Malmø, Straße, Łódź, Women’s', 'malmo-strasse-lodz-womens'],
    ['日本 2026', '2026'],
  ])('spells %j as %j', (title, expected) => expect(slug(title, 'program')).toBe(expected))

  it.each(['', '   ', '🎉', '日本', 'Привет', 'ء', 'ــ', '؟!'])('is never empty: %j', (title) =>
    expect(slug(title, 'program-1')).toBe('program-1'),
  )

  it('stays short and does not end in a dash', () => {
    const result = slug('word '.repeat(40), 'x')
    expect(result.length).toBeLessThanOrEqual(60)
    expect(result.endsWith('-')).toBe(false)
  })
})
