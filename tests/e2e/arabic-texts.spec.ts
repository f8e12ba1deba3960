import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from '../support/e2e.ts'

type Values = Record<string, unknown> & { id: string }

async function read<Answer>(site: Site, path: string): Promise<Answer> {
  return (await (await site.asAdmin('GET', path)).json()) as Answer
}

async function change(site: Site, path: string, values: object): Promise<void> {
  const answer = await site.asAdmin('PUT', path, values)
  expect(answer.status, await answer.text()).toBe(200)
}

/** Somebody writes Arabic into some records, and leaves the others as they are. */
async function writeArabic(site: Site): Promise<void> {
  const program = await read<Values & { sections: object[] }>(site, '/api/programs/bridgez')
  const [first, ...others] = program.sections
  await change(site, '/api/programs/bridgez', {
    title: 'بريدجز',
    subtitle: 'جسر إلى السوق',
    description: 'ستة أشهر من التوجيه، مع منحة تصل إلى 250,000 جنيه.',
    duration: 'ستة أشهر',
    sections: [
      {
        ...first,
        header: 'من الفكرة إلى السوق',
        subheader: 'برنامج Bridgez لرواد الأعمال',
        content: 'نرافق الفرق من أول يوم.\n\nApplications open in May.\n\n- توجيه أسبوعي\n- منحة أولى',
      },
      ...others,
    ],
  })
  const events = await read<(Values & { date: string; status: string })[]>(site, '/api/events')
  const coming = events.filter(({ date, status }) => status === 'Published' && new Date(date) > new Date())
  await change(site, `/api/events/${coming[0]?.id}`, {
    title: 'ليلة العروض في القاهرة 2026',
    description: 'ثمانية فرق تعرض عملها.',
    location: 'الحرم اليوناني، القاهرة',
  })
  const [member] = await read<Values[]>(site, '/api/team-members')
  await change(site, `/api/team-members/${member?.id}`, {
    name: 'سلمى حجازي',
    position: 'المديرة التنفيذية',
    bio: 'تعمل منذ عشر سنوات مع رواد الأعمال.',
  })
  const about = await read<{ valueItems: object[] }>(site, '/api/about-page-content/main-about-page')
  const [value, ...values] = about.valueItems
  await change(site, '/api/about-page-content/main-about-page', {
    valueItems: [{ ...value, title: 'الأمانة', description: 'نقول ما نفعل.' }, ...values],
  })
  await change(site, '/api/footer', {
    companyDescription: 'مؤسسة الصحراء الخضراء تموّل المشروعات وترافقها.',
    address: '12 شارع النيل، القاهرة',
    quickLinks: [{ title: 'برامجنا', href: '/programs' }],
  })
}

/** What is wrong with the texts that are drawn: those whose first letter is Arabic, and those that are not. */
function wronglySet(page: Page): Promise<{ arabic: number; wrong: string[] }> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const wrong: string[] = []
    let arabic = 0
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      const letter = /\p{L}/u.exec(text)?.[0]
      if (!element || !letter || element.closest('script, style, noscript')) continue
      const { direction, lineHeight, fontSize, letterSpacing, fontStyle } = getComputedStyle(element)
      const isArabic = /\p{Script=Arabic}/u.test(letter)
      const lines = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      const say = (what: string) => wrong.push(`${text.trim().slice(0, 40)}: ${what}`)
      if (!isArabic) {
        if (direction !== 'ltr' && !element.closest('.sr-only')) say(direction)
        continue
      }
      arabic += 1
      if (direction !== 'rtl') say(direction)
      const isHeadline = element.closest('h1, h2, h3, h4') !== null || Number.parseFloat(fontSize) >= 18
      if (lines < (isHeadline ? 1.35 : 1.6)) say(`line height ${lines}`)
      if (letterSpacing !== 'normal' && letterSpacing !== '0px') say(`letter-spacing ${letterSpacing}`)
      if (fontStyle !== 'normal') say(fontStyle)
    }
    return { arabic, wrong }
  })
}

const arabicFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return performance.getEntriesByType('resource').filter(({ name }) => /arabic.*woff2/.test(name)).length
  })

/** At least so many Arabic texts are on the screen. */
const publicPages = [
  { path: '/', least: 8 },
  { path: '/about', least: 8 },
  { path: '/programs', least: 6 },
  { path: '/events', least: 5 },
  { path: '/programs/bridgez', least: 6 },
]
const screens = [
  { path: '/admin/programs', text: 'بريدجز' },
  { path: '/admin/events', text: 'ليلة العروض في القاهرة 2026' },
  { path: '/admin/team', text: 'سلمى حجازي' },
  { path: '/admin/activity', text: 'بريدجز' },
  { path: '/admin/footer', text: 'برامجنا' },
]

test('Arabic inside English records reads from right to left on every page', async ({ page, ownSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${ownSite.url}/programs`)
  expect(await arabicFonts(page)).toBe(0)
  await writeArabic(ownSite)

  for (const { path, least } of publicPages) {
    await page.goto(ownSite.url + path)
    const { arabic, wrong } = await wronglySet(page)
    expect(wrong, path).toEqual([])
    expect(arabic, path).toBeGreaterThanOrEqual(least)
    await expectNoSidewaysScroll(page)
  }
  await expect.poll(() => arabicFonts(page)).toBe(1)
  await expectAccessible(page)
  await expect(page.getByText('Applications open in May.')).toHaveCSS('direction', 'ltr')
})

test('Arabic inside English records reads from right to left where staff work on it', async ({
  page,
  ownSite,
}) => {
  await writeArabic(ownSite)
  await openAdmin(page, ownSite, '/admin/dashboard')
  for (const { path, text } of screens) {
    await page.goto(ownSite.url + path)
    await expect(page.locator('#main').getByText(text).first()).toBeVisible()
    // Sentences of ours keep their direction, and the name in them is isolated.
    if (path !== '/admin/activity') expect((await wronglySet(page)).wrong, path).toEqual([])
    else await expect(page.getByText('“\u2068بريدجز\u2069”').first()).toHaveCSS('direction', 'ltr')
    await expectNoSidewaysScroll(page)
  }
  await expect(page.getByLabel('Company description')).toHaveCSS('direction', 'rtl')
  await expect(page.getByLabel('Email', { exact: true })).toHaveCSS('direction', 'ltr')
  await expectAccessible(page)
})
