import type { Page } from '@playwright/test'
import { staffLanguageCookie } from '../../src/shared/staff-language-cookie.ts'
import { noSession, openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Site,
  test,
} from '../support/e2e.ts'
import { e2eAdmin } from '../support/e2e-admin.ts'
import { solidPng } from '../support/solid-png.ts'
import { storeApplications } from '../support/stored-applications.ts'

/** Texts of our own that were forgotten: what is in no Arabic letters and says of no language that it is in it. */
const foreignTexts = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const found: string[] = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const parent = walker.currentNode.parentElement
      const isCode = parent?.closest('script, style, kbd, bdi, [lang="en"], [dir="ltr"], a[href^="http"]')
      if (/[a-z]{3}/i.test(text) && !/\p{Script=Arabic}/u.test(text) && !isCode) found.push(text)
    }
    return found
  })

const opener = (page: Page, site: Site) => async (path: string, title: string) => {
  await page.goto(`${site.url}/admin/${path}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Signed in, with Arabic chosen for this browser. */
async function signInToArabic(page: Page, site: Site): Promise<void> {
  await page.context().addCookies([{ name: staffLanguageCookie, value: 'ar', url: site.url }])
  await openAdmin(page, site, '/admin/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
}

test('an administrator chooses Arabic, and edits a program in it', { tag: '@daily' }, async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession)
  const root = page.locator('html')
  const open = opener(page, ownSite)

  await test.step('chooses Arabic where one signs in, and for the account', async () => {
    await page.goto(`${ownSite.url}/admin/login`)
    await expect(root).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'العربية' }).click()
    await expect(root).toHaveAttribute('lang', 'ar')
    await expect(root).toHaveAttribute('dir', 'rtl')
    await page.getByLabel('البريد الإلكتروني').fill(e2eAdmin.email)
    await page.getByLabel('كلمة المرور').first().fill('not this one')
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page.getByRole('alert')).toContainText(/\p{Script=Arabic}/u)
    await page.getByLabel('كلمة المرور').first().fill(e2eAdmin.password)
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'لوحة المتابعة' })).toBeVisible()
    await expect(page).toHaveTitle('لوحة المتابعة · لوحة الإدارة')
    await open('account', 'حسابي')
    const drawnAnew = page.waitForEvent('load')
    await page.getByRole('button', { name: 'استخدام هذه اللغة' }).click()
    await drawnAnew
    await expect
      .poll(async () => (await (await ownSite.asAdmin('GET', '/api/auth/session')).json()).user.language)
      .toBe('ar')
    await page.context().clearCookies({ name: 'admin-language' })
    await page.reload()
    await expect(root).toHaveAttribute('lang', 'ar')
  })

  await test.step('edits a program; a change of the language asks before work is left', async () => {
    await open('programs', 'البرامج')
    expect(await foreignTexts(page)).toEqual([])
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'تعديل «⁨Noria⁩»' }).click()
    const subtitle = page.getByLabel('العنوان الفرعي').first()
    await subtitle.fill('Thirteen weeks')
    await expect(subtitle).toHaveCSS('direction', 'ltr')
    await page.getByRole('button', { name: /^حسابي/ }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    const question = page.getByRole('alertdialog', { name: 'المغادرة من دون حفظ؟' })
    await question.getByRole('button', { name: 'البقاء في هذه الشاشة' }).click()
    await expect(subtitle).toHaveValue('Thirteen weeks')
    await page.getByRole('button', { name: 'حفظ', exact: true }).click()
    await expect(page.getByText(/^محفوظ منذ [٠-٩]+:[٠-٩]{2} [صم]$/)).toBeVisible()
    expect(await foreignTexts(page)).toEqual([])
    const noria = await (await ownSite.asAdmin('GET', '/api/programs/noria')).json()
    expect(noria).toMatchObject({ subtitle: 'Thirteen weeks', title: 'Noria' })
  })
})

test('in Arabic, a partner gets a logo, is deleted and brought back, and an application is answered', async ({
  page,
  ownSite,
}) => {
  await storeApplications(ownSite, [{ name: 'Laila Hassan', status: 'pending', hoursAgo: 3 }])
  const open = opener(page, ownSite)
  await signInToArabic(page, ownSite)

  await test.step('gives a new partner a logo', async () => {
    await open('partners', 'إدارة الشركاء')
    await page.getByRole('button', { name: 'إضافة شريك' }).click()
    await page.getByRole('button', { name: 'حفظ', exact: true }).click()
    await expect(page.getByText('بعض الحقول تحتاج إلى مراجعة')).toBeVisible()
    expect(await foreignTexts(page)).toEqual([])
    await expectAccessibleInBothThemes(page)
    await page.locator('#main form [name="name"]').fill('Lantern House')
    const picture = { name: 'lantern.png', mimeType: 'image/png', buffer: solidPng(64, 48) }
    await page.locator('input[type="file"]').first().setInputFiles(picture)
    await expect(page.getByRole('button', { name: /^استبدال/ })).toBeVisible()
    await page.getByRole('button', { name: 'حفظ', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Lantern House', exact: true })).toBeVisible()
  })

  await test.step('deletes it, and brings it back from the trash', async () => {
    await page.getByRole('button', { name: 'حذف «⁨Lantern House⁩»' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click()
    await expect(page.getByText('حُذف الشريك', { exact: true })).toBeVisible()
    await open('trash', 'سلة المحذوفات')
    await page.getByRole('button', { name: /^استعادة/ }).click()
    await expect(page.getByText(/^استُعيد «.?Lantern House.?»$/)).toBeVisible()
  })

  await test.step('looks at an application and answers it', async () => {
    await open('applications', 'إدارة الطلبات')
    const application = page.getByRole('article', { name: 'Laila Hassan' })
    await application.getByRole('button', { name: /^تعديل/ }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('الحالة').selectOption({ label: 'تواصلنا' })
    await form.getByRole('button', { name: 'حفظ', exact: true }).click()
    await expect(page.getByText('حُفظ الطلب', { exact: true })).toBeVisible()
  })

  await open('activity', 'النشاط')
  await expect(page.locator('#main').getByText('Lantern House').first()).toBeVisible()
})

test('in Arabic, an earlier state is restored, and the work goes on by phone and back in English', async ({
  page,
  ownSite,
}) => {
  await ownSite.asAdmin('PUT', '/api/programs/noria', { subtitle: 'Thirteen weeks' })
  const open = opener(page, ownSite)
  await signInToArabic(page, ownSite)

  await test.step('restores an earlier state from the history', async () => {
    await page.goto(`${ownSite.url}/admin/programs/builder/noria`)
    await page.getByRole('button', { name: 'سجلّ النسخ' }).click()
    const history = page.getByRole('dialog', { name: 'سجلّ النسخ' })
    await expect(history.getByRole('listitem').first()).toContainText('— تعديل')
    await expectAccessibleInBothThemes(page)
    await history.getByRole('button', { name: 'استعادة هذه النسخة' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'استعادة في مسودة' }).click()
    await expect(page.getByText(/^استُعيدت النسخة .* في مسودة$/)).toBeVisible()
  })

  await test.step('opens a section, where what a button shows is part of its name', async () => {
    await page.goto(`${ownSite.url}/admin/programs/builder/bridgez`)
    await page.locator('[data-card]').nth(1).click()
    await expect(page.getByRole('button', { name: '١٢٨ بكسلًا' })).toHaveText('١٢٨')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('finds the buttons of a form in one row on the smallest phone', async () => {
    // 360 pixels, and the room of a scroll bar that phones do not have.
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto(`${ownSite.url}/admin/events/bridgez-demo-day`)
    const bar = page.locator('[data-bar="save"]')
    const top = async (name: string) => (await bar.getByRole('button', { name }).boundingBox())?.y
    await expect(bar.getByRole('status')).toContainText('محفوظ')
    expect(await top('حفظ')).toBe(await top('سجلّ النسخ'))
    expect(await top('إلغاء')).toBe(await top('سجلّ النسخ'))
  })

  await test.step('goes on by phone, and back to English', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${ownSite.url}/admin/programs/bridgez/translations/ar`)
    await expect(page.getByRole('button', { name: 'إلغاء النشر' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await open('dashboard', 'لوحة المتابعة')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'فتح القائمة' }).click()
    const menu = page.getByRole('dialog', { name: 'القائمة' })
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.x).toBeGreaterThan(20)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^حسابي/ }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})
