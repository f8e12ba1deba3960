import { afterAll, beforeAll, expect, it } from 'vitest'
import { program } from '../../src/content/program/program.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import { save, shownValues } from './content-bodies.ts'

const id = 'dQw4w9WgXcQ'

/** Addresses that are taken, yet must never become a player: [address, the host a visitor would go to]. */
const foreign: [string, string][] = [
  [`https://youtube.com.evil.example/watch?v=${id}`, 'youtube.com.evil.example'],
  [`https://youtube.com@evil.example/watch?v=${id}`, 'evil.example'],
  [`https://www.youtube.com:443@evil.example/embed/${id}`, 'evil.example'],
  [`https://evil.example/https://www.youtube.com/embed/${id}`, 'evil.example'],
  [`https://evil.example/?u=youtube.com/watch?v=${id}`, 'evil.example'],
  [`https://evilyoutube.com/watch?v=${id}`, 'evilyoutube.com'],
  [`https://youtube.com.:8443/watch?v=${id}`, 'youtube.com.'],
  ['https://www.youtube.com/watch?v=short', 'www.youtube.com'],
  ['https://www.youtube.com/embed/..%2f..%2fevil', 'www.youtube.com'],
  [`https://www.youtube.com/watch?v="><script>alert(1)</script>`, 'www.youtube.com'],
  [`https://youtu.be/${id}"onload="alert(1)`, 'youtu.be'],
]

onEachDatabase('a video address', (database) => {
  let site: AttackedSite
  let editor: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    editor = await signInAs(site, 'editor')
  })
  afterAll(() => site.close())

  let made = 0
  async function pageWith(videoUrl: string): Promise<string> {
    made += 1
    const sections = ['aspirationVideo', 'logoCenterVideo'].map((layout) => ({
      layout,
      header: 'Film',
      videoUrl,
    }))
    const body = {
      ...program.example,
      ...shownValues(program),
      id: `film-${made}`,
      title: `Film ${made}`,
      sections,
    }
    const answer = await save(site, editor, program, body)
    expect(answer.status, answer.text).toBe(201)
    return (await site.send({ path: `/programs/film-${made}` })).text.replace(/<style>.*?<\/style>/s, '')
  }
  /** Only the player has this frame, before and after a visitor starts it. */
  const hasPlayer = (html: string) => html.includes('aspect-video') || html.includes('<iframe')

  it.each(foreign)('of another host or form is at most a link: %s', async (address, host) => {
    const html = await pageWith(address)
    expect(hasPlayer(html)).toBe(false)
    expect(html).not.toMatch(/<script>alert|\sonload=/)
    const [, href = ''] =
      /<a href="([^"]*(?:evil|youtu)[^"]*)"[^>]*rel="noopener noreferrer"/.exec(html) ?? []
    expect(new URL(href.replaceAll('&amp;', '&').replaceAll('&quot;', '"')).hostname).toBe(host)
  })

  it.each([
    `https://www.youtube.com/watch?v=${id}&list=x"onload="alert(1)`,
    `https://youtu.be/${id}?t=1`,
    `http://m.youtube.com/shorts/${id}`,
  ])('of a video keeps nothing but its id: %s', async (address) => {
    const html = await pageWith(address)
    expect(hasPlayer(html)).toBe(true)
    expect(html).toContain(`href="https://www.youtube.com/watch?v=${id}"`)
    expect(html).not.toMatch(/\sonload=/)
    for (const [, source] of html.matchAll(/<iframe[^>]*src="([^"]*)"/g))
      expect(source).toBe(`https://www.youtube-nocookie.com/embed/${id}`)
  })
})
