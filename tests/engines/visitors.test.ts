import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EngineBrowser } from './support/engine-browser.ts'
import { engines } from './support/engines.ts'
import { type Person, personAt } from './support/person.ts'
import { openSmokeSite } from './support/smoke-site.ts'

const site = await openSmokeSite()
afterAll(site.close)

const desktop = [1440, 900] as const
const album = 'A season in the oases'
const title = (name: string) => ({ role: 'heading', name })

describe.each(engines)('a visitor with $name', ({ start }) => {
  let browser: EngineBrowser
  let visitor: Person

  beforeAll(async () => {
    browser = await start()
    visitor = personAt(browser, site.url)
    await visitor.resize(...desktop)
  })
  afterAll(() => browser.close())
  afterEach(() => expect(browser.errors.splice(0)).toEqual([]))

  it('goes from the home page to a program, and Back and Forward in the same document', async () => {
    await visitor.visit('/')
    await visitor.ask(() => void Object.assign(window, { marker: 'same document' }))
    await visitor.click({ role: 'link', name: 'Bridgez' })
    await visitor.isAt('/programs/bridgez')
    await visitor.sees(title('What you receive'))
    await visitor.goThroughHistory(-1)
    await visitor.isAt('/')
    await visitor.sees({ role: 'link', name: 'All programs and projects' })
    await visitor.goThroughHistory(1)
    await visitor.isAt('/programs/bridgez')
    await visitor.sees(title('What you receive'))
    await visitor.finds(() => Reflect.get(window, 'marker'), 'same document')
  })

  it('opens the menu on a phone, closes it with Escape and goes on from it', async () => {
    await visitor.resize(390, 844)
    await visitor.visit('/')
    const menu = { role: 'dialog', name: 'Menu' }
    const button = { role: 'button', name: 'Open menu' }
    await visitor.click(button)
    await visitor.sees(menu)
    await visitor.press('Escape')
    await visitor.seesNo(menu)
    await visitor.seesFocusOn(button)
    await visitor.click(button)
    await visitor.click({ role: 'link', name: 'Events', inside: menu })
    await visitor.isAt('/events')
    await visitor.seesNo(menu)
    await visitor.resize(...desktop)
  })

  it('looks through a gallery and leaves it', async () => {
    await visitor.visit('/events')
    const box = { role: 'dialog', name: album }
    const opener = { role: 'button', name: `View Gallery: ${album}` }
    await visitor.click(opener)
    await visitor.sees(box)
    await visitor.isAt('/events?album=a-season-in-the-oases')
    await visitor.click({ role: 'button', name: 'Next picture', inside: box })
    await visitor.reads('2 of 7')
    await visitor.press('Escape')
    await visitor.seesNo(box)
    await visitor.seesFocusOn(opener)
    await visitor.isAt('/events')
  })

  it('finds a page by its words', async () => {
    await visitor.visit('/search')
    await visitor.write({ role: 'searchbox', name: 'Search this site' }, 'farafra water')
    await visitor.isAt('/search?q=farafra+water')
    await visitor.click({ role: 'link', name: 'Every drop: a hackathon on water' })
    await visitor.sees(title('Every drop: a hackathon on water'))
  })

  it('applies, and is told before what is missing or wrong', async () => {
    await visitor.visit('/join')
    const name = { role: 'textbox', name: 'Name' }
    const email = { role: 'textbox', name: 'Email' }
    const submit = { role: 'button', name: 'Submit Application' }
    await visitor.click(submit)
    await visitor.seesFocusOn(name)
    await visitor.write(name, 'Salma Nour')
    await visitor.write(email, 'salma@example')
    await visitor.write({ name: 'Program of interest' }, 'Bridgez')
    await visitor.write({ role: 'textbox', name: 'About you' }, 'I dry fruit with the sun. سلام')
    await visitor.click(submit)
    await visitor.reads('Email must be an email address')
    await visitor.seesFocusOn(email)
    await visitor.press('End')
    await visitor.type('.org')
    await visitor.click(submit)
    await visitor.seesFocusOn(title('Application Submitted Successfully!'))
  })

  it('reads Arabic from right to left, and in the dark from page to page', async () => {
    await visitor.visit('/about')
    await visitor.click({ role: 'link', name: 'العربية' })
    await visitor.isAt('/ar/about')
    await visitor.finds(() => getComputedStyle(document.body).direction, 'rtl')

    await visitor.visit('/ar/about')
    const theme = () => document.documentElement.dataset.theme
    const ground = () => getComputedStyle(document.documentElement).backgroundColor
    const before = { theme: await visitor.ask(theme), ground: await visitor.ask(ground) }
    await visitor.click({ role: 'button', name: 'التبديل بين الفاتح والداكن' })
    const other = before.theme === 'dark' ? 'light' : 'dark'
    await visitor.finds(theme, other)
    await visitor.open('/ar/programs')
    await visitor.finds(theme, other)
    expect(await visitor.ask(ground)).not.toBe(before.ground)
  })
})
