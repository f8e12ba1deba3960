import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon, iconNames } from './icon.tsx'

const names =
  'TrendingUp Heart Leaf Zap Target Lightbulb Sparkles Star Calendar Users Clock MapPin GraduationCap Briefcase Building BarChart Award Globe'

describe('Icon', () => {
  it('draws every name that content may hold, each in its own way', () => {
    expect(iconNames.toSorted()).toEqual(names.split(' ').toSorted())
    expect(new Set(iconNames.map((name) => renderToStaticMarkup(<Icon name={name} />))).size).toBe(18)
  })

  it.each(['Unicorn', 'toString', '', null, undefined])('draws the fallback for %s', (name) => {
    expect(renderToStaticMarkup(<Icon name={name} fallback="Leaf" />)).toBe(
      renderToStaticMarkup(<Icon name="Leaf" />),
    )
  })
})
