import { describe, expect, it } from 'vitest'
import { finalTargets, ownTarget, pathOfAddress, redirectProblems } from './redirect-rules.ts'

const site = 'https://site.example'
const leading = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }))

describe('the path of an address', () => {
  it.each([
    ['/old', '/old'],
    ['old/page/', '/old/page'],
    ['//old//page', '/old/page'],
    ['https://old.example/page.html?id=3#top', '/page.html'],
    ['https://old.example', '/'],
    ['/%D9%82%D8%AF%D9%8A%D9%85', '/قديم'],
    ['/100%', '/100%'],
  ])('of %s is %s', (address, path) => {
    expect(pathOfAddress(address)).toBe(path)
  })
})

describe('where redirects lead', () => {
  it('is one step, however many there are', () => {
    const targets = finalTargets(leading(['/a', '/b'], ['/b', '/c'], ['/c', '/about?x=1#y']), site)
    expect([...targets]).toEqual([
      ['/a', '/about?x=1#y'],
      ['/b', '/about?x=1#y'],
      ['/c', '/about?x=1#y'],
    ])
  })

  it('may be elsewhere, at the end', () => {
    const targets = finalTargets(leading(['/a', '/b'], ['/b', 'https://other.example/x']), site)
    expect(targets.get('/a')).toBe('https://other.example/x')
  })

  it('is nowhere for a circle, also one that passes the site’s own whole address', () => {
    expect(finalTargets(leading(['/a', '/b'], ['/b', '/a']), site).size).toBe(0)
    expect(finalTargets(leading(['/a', `${site}/a`]), site).size).toBe(0)
  })

  it('is a path only for what belongs to the site itself', () => {
    expect(ownTarget(`${site}/about`, site)).toBe('/about')
    expect(ownTarget(site, site)).toBe('/')
    expect(ownTarget('https://site.example.evil/about', site)).toBeUndefined()
    expect(ownTarget('#map', site)).toBe('/#map')
  })
})

describe('a redirect', () => {
  it('is refused where it would lead to itself or round in a circle', () => {
    expect(redirectProblems({ from: '/a', to: '/a/' }, [])).toEqual([
      { path: 'to', message: 'This would lead round in a circle: /a → /a' },
    ])
    expect(redirectProblems({ from: 'c', to: '/a' }, leading(['/a', '/b'], ['/b', '/c?x']))).toEqual([
      { path: 'to', message: 'This would lead round in a circle: /c → /a → /b → /c' },
    ])
    expect(redirectProblems({ from: '/c', to: '/a' }, leading(['/a', '/b'], ['/b', '/a']))).toEqual([])
  })

  it('is refused beside another from the same address, which is named', () => {
    expect(redirectProblems({ from: 'https://old.example/a/', to: '/x' }, leading(['/a', '/about']))).toEqual(
      [{ path: 'from', message: '/a leads to /about already' }],
    )
  })

  it.each(['/', '/api/programs', '/admin', '/files/x.png', '/share/a/b.png', '/preview/x', '/ar/news.xml'])(
    'is refused from %s',
    (from) => {
      expect(redirectProblems({ from, to: '/about' }, [])[0]?.path).toBe('from')
    },
  )
})
