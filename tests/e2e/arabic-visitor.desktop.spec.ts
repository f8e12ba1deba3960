import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/e2e.ts'
import { whenHydrated } from '../support/hydrated.ts'
import { test } from '../support/mailing-journey.ts'

test.use({ locale: 'ar-EG' })

test('a visitor whose browser reads Arabic finds the page in it, stays in it, applies, and gets an Arabic receipt', {
  tag: '@daily',
}, async ({ page, ownSite, mails }) => {
  await test.step('the offer leads to the same page', async () => {
    await page.goto(`${ownSite.url}/events?tab=past`)
    const offer = page.getByRole('complementary', { name: 'اللغة' })
    await expect(offer).toHaveAttribute('lang', 'ar')
    await expect(offer).toHaveAttribute('dir', 'rtl')
    await offer.getByRole('link', { name: 'القراءة بالعربية' }).click()
    await expect(page).toHaveURL(`${ownSite.url}/ar/events?tab=past`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1, name: 'الفعاليات والوسائط' })).toBeVisible()
  })

  await test.step('the switch keeps the page both ways, and nobody is asked again', async () => {
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${ownSite.url}/events?tab=past`)
    await whenHydrated(page)
    await expect(page.getByRole('complementary', { name: 'اللغة' })).toHaveCount(0)
    const back = page.getByRole('link', { name: 'العربية' })
    await expect(back).toHaveAttribute('hreflang', 'ar')
    await back.click()
    await expect(page).toHaveURL(`${ownSite.url}/ar/events?tab=past`)
  })

  await test.step('links stay in the language, without a reload', async () => {
    await whenHydrated(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    const bar = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
    await bar.getByRole('link', { name: 'من نحن' }).click()
    await expect(page).toHaveURL(`${ownSite.url}/ar/about`)
    await bar.getByRole('link', { name: 'الرئيسية' }).click()
    await expect(page).toHaveURL(`${ownSite.url}/ar`)
    await page.goBack()
    await expect(page).toHaveURL(`${ownSite.url}/ar/about`)
    await expect(page).toHaveTitle(/مؤسسة الصحراء الخضراء/)
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
  })

  await test.step('the application is answered in Arabic', async () => {
    await page.goto(`${ownSite.url}/ar/join`)
    await whenHydrated(page)
    await expectAccessible(page)
    await page.getByLabel('الاسم').fill('ليلى حسن')
    await page.getByLabel('البريد الإلكتروني').fill('laila@nile.example')
    await page.getByLabel('البرنامج الذي يهمّكم').fill('بريدجز')
    await page.getByLabel('عنكم').fill('أدير مخبزًا صغيرًا في أسوان.')
    await page.getByRole('button', { name: 'إرسال الطلب' }).click()
    await expect(page.getByRole('heading', { name: 'وصلنا طلبكم!' })).toBeVisible()
    const receipt = () => mails.received.find(({ recipients }) => recipients.includes('laila@nile.example'))
    await expect.poll(() => receipt()?.message).toContain('Content-Language: ar')
  })

  await test.step('the menu of a phone has the switch too', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${ownSite.url}/ar/programs`)
    await whenHydrated(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'فتح القائمة' }).click()
    const english = page.getByRole('dialog', { name: 'القائمة' }).getByRole('link', { name: 'English' })
    await expect(english).toHaveAttribute('href', '/programs')
  })
})

test('every page in Arabic is whole without JavaScript', async ({ sharedSite, request }) => {
  for (const path of ['', '/about', '/programs', '/portfolio', '/events', '/impact', '/partners', '/join']) {
    const answer = await request.get(`${sharedSite.url}/ar${path}`)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    const body = html.slice(html.indexOf('<body>'), html.indexOf('<script id="page-state"'))
    expect(html, path).toContain('<html lang="ar" dir="rtl"')
    expect(html.match(/<title>[^<]*/)?.[0], path).toMatch(/مؤسسة الصحراء الخضراء$/)
    expect(html, path).toContain(`hrefLang="en" href="`)
    expect(body, path).toMatch(/<h1/)
    // Pages of the other language are linked by the switch alone.
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)]
    const strays = links.filter(
      ([tag, href]) => !/^\/ar(?:[/?#.]|$)/.test(href ?? '') && !/hrefLang="en"/.test(tag),
    )
    expect(
      strays.map(([, href]) => href),
      path,
    ).toEqual([])
    expect(links.length, path).toBeGreaterThan(10)
  }
  const missing = await request.get(`${sharedSite.url}/ar/nowhere`)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('لم نجد هذه الصفحة')
  for (const path of ['/en', '/en/programs'])
    expect((await request.get(sharedSite.url + path)).status(), path).toBe(404)
})
