import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

const person = {
  name: 'Salma Nour',
  email: 'salma@example.org',
  subject: 'Bridgez',
  request: 'I dry fruit with the sun. سلام',
}

async function fill(page: Page, scope = page.locator('[data-application-form]')) {
  await scope.getByLabel('Name').fill(person.name)
  await scope.getByLabel('Email').fill(person.email)
  await scope.getByLabel('Program of interest').fill(person.subject)
  await scope.getByLabel('About you').fill(person.request)
}

interface Stored {
  name: string
  status: string
  phone: string
}

test('an application is stored once and confirmed', { tag: '@daily' }, async ({ ownSite, page }) => {
  await openHydrated(page, `${ownSite.url}/join`)
  for (const benefit of ['Expert Mentorship', 'Targeted Programs', 'Innovation Support'])
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible()
  await expect(page.getByText('We reply within 48 hours.')).toBeVisible()
  await fill(page)
  await page.getByLabel('Phone').fill('+20 100 000 0000')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeFocused()
  await expect(page.getByText('We will contact you soon to discuss the next steps.').first()).toBeVisible()
  const list = (await (await ownSite.asAdmin('GET', '/api/applications?search=salma')).json()) as Stored[]
  expect(list).toMatchObject([{ name: person.name, status: 'pending', phone: '+20 100 000 0000' }])
  await page.getByRole('button', { name: 'Submit Another Application' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('a failed submission says so, keeps every word, and a second try stores it once', {
  tag: '@daily',
}, async ({ ownSite, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await openHydrated(page, `${ownSite.url}/join`)
  await fill(page)
  let isFirst = true
  await page.route('**/api/applications', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    // The server stores it, but the answer never arrives.
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Failed to submit application. Please try again.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByLabel('About you')).toHaveValue(person.request)
  await page.reload()
  await expect(page.getByLabel('About you')).toHaveValue(person.request)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeVisible()
  expect(await (await ownSite.asAdmin('GET', '/api/applications?search=salma')).json()).toHaveLength(1)
})

test('what is changed after an answer was lost is sent too', async ({ ownSite, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await openHydrated(page, `${ownSite.url}/join`)
  await fill(page)
  await page.route('**/api/applications', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible()
  await page.unroute('**/api/applications')
  await page.getByLabel('About you').fill('I dry fruit and herbs with the sun.')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeVisible()
  expect(await (await ownSite.asAdmin('GET', '/api/applications?search=herbs')).json()).toHaveLength(1)
})

test('a form that is asked to wait says so, survives a reload and sends itself', async ({
  ownSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/429|503/)
  await page.clock.install()
  await openHydrated(page, `${ownSite.url}/join`)
  await fill(page)
  const answers = [429, 503]
  await page.route('**/api/applications', async (route) => {
    const status = answers.shift()
    if (status === undefined) return route.continue()
    await route.fulfill({ status, headers: { 'retry-after': '300' }, json: { message: '' } })
  })
  const waiting = page.getByRole('alert').filter({ hasText: 'Your application is waiting to be sent' })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(waiting).toBeVisible()
  await expect(page.getByText(/Sending again in \d+ seconds?/)).toBeVisible()
  await expect(page.getByText('Submission Failed')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(waiting).toBeVisible()
  await expect(page.getByLabel('About you')).toHaveValue(person.request)
  await page.getByRole('button', { name: 'Do not send yet' }).click()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(waiting).toBeVisible()
  await page.clock.fastForward(300_000)
  await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeVisible()
  expect(await (await ownSite.asAdmin('GET', '/api/applications?search=salma')).json()).toHaveLength(1)
})

test('beyond what a network may send in a day, the form says so and keeps what was typed', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/429/)
  const message = 'Very many applications have come from your network today. Please try again tomorrow.'
  await openHydrated(page, `${sharedSite.url}/join`)
  await fill(page)
  await page.route('**/api/applications', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '70000' }, json: { message } }),
  )
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(page.getByText('Your application is waiting to be sent')).toHaveCount(0)
  await expect(page.getByLabel('About you')).toHaveValue(person.request)
  await expectAccessible(page)
})

test('what a robot fills in looks sent to it, and waits for staff', async ({ ownSite, page }) => {
  await openHydrated(page, `${ownSite.url}/join`)
  const trap = page.locator('[data-application-form] [aria-hidden="true"] input')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  // Words by which browsers know what belongs into a field.
  await expect(trap).not.toHaveAttribute('name', /name|mail|phone|tel|url|web|site|company|org|address|city/i)
  await fill(page)
  await trap.fill('https://spam.example', { force: true })
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeVisible()
  expect(await (await ownSite.asAdmin('GET', '/api/applications?search=salma')).json()).toEqual([])
  const suspected = await ownSite.asAdmin('GET', '/api/applications?suspected=true')
  expect(await suspected.json()).toMatchObject([{ name: person.name, isSuspected: true }])
})

test('what the server finds wrong stands at its field', { tag: '@daily' }, async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await openHydrated(page, `${sharedSite.url}/join`)
  await fill(page)
  await page.getByLabel('Email').fill('salma@example')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Email must be an email address').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('what is missing is said at its field in our words before anything is sent', async ({
  sharedSite,
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const ask = async (path: string, submit: string, [missing, wrongEmail]: [string, string]) => {
    await openHydrated(page, `${sharedSite.url}${path}`)
    const form = page.locator('[data-application-form]')
    const field = (name: string) => form.locator(`[name=${name}]`)
    // What was typed into the form in the other language comes back.
    for (const name of ['name', 'email']) await field(name).fill('')
    await page.getByRole('button', { name: submit }).click()
    await expect(form.getByText(missing)).toBeVisible()
    await expect(field('name')).toBeFocused()
    for (const name of ['name', 'email', 'subject', 'request'])
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field('phone')).not.toHaveAttribute('aria-invalid')
    await expectAccessible(page)
    await field('name').fill(person.name)
    await expect(field('name')).not.toHaveAttribute('aria-invalid')
    await field('email').fill('salma@')
    await page.getByRole('button', { name: submit }).click()
    await expect(form.getByText(wrongEmail)).toBeVisible()
    await expect(field('email')).toBeFocused()
  }
  await ask('/join', 'Submit Application', ['Please tell us your name', 'Email must be an email address'])
  await ask('/ar/join', 'إرسال الطلب', ['يُرجى كتابة الاسم', 'يُرجى كتابة بريد إلكتروني صحيح'])
  expect(sent.filter((url) => url.includes('/applications'))).toEqual([])
})

test('a program leads to the form with its name filled in', async ({ sharedSite, page }) => {
  await openHydrated(page, `${sharedSite.url}/programs`)
  await page.getByRole('link', { name: 'Apply to Bridgez' }).click()
  await expect(page.getByLabel('Program of interest')).toHaveValue('Bridgez')
})

test('a program that takes no applications says so before anybody types more', async ({
  sharedSite,
  page,
}) => {
  await openHydrated(page, `${sharedSite.url}/join`)
  const note = page.getByText(/^Khatwa (?:has not been|is not) accepting applications/)
  await page.getByLabel('Program of interest').fill('Bridgez')
  await expect(note).toHaveCount(0)
  await page.getByLabel('Program of interest').fill('khatwa ')
  await expect(note).toBeVisible()
  await expect(page.getByText(/^Open now: .*Bridgez/)).toBeVisible()
  await expectAccessible(page)
})

test('the dialog sends an application and closes', { tag: '@phone' }, async ({ ownSite, page, viewport }) => {
  await openHydrated(page, ownSite.url)
  if ((viewport?.width ?? 0) < 600) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Apply NOW' }).click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Join Us' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Join our programs' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByLabel('Phone')).toHaveCount(0)
  await fill(page, dialog)
  await page.route('**/api/applications', async (route) => {
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect(
    page.getByText('Application submitted successfully! We will contact you soon.', { exact: true }),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await (await ownSite.asAdmin('GET', '/api/applications?search=salma')).json()).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page reads, and its form is answered', { tag: '@daily' }, async ({
    ownSite,
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/)
    await page.goto(`${ownSite.url}/join`)
    await fill(page)
    await page.getByLabel('Email').fill('salma@example')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('Email must be an email address').first()).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue(person.name)
    await expect(page.getByLabel('About you')).toHaveValue(person.request)
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeVisible()
    // Sends the form again.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeVisible()
    expect(await (await ownSite.asAdmin('GET', '/api/applications?search=salma')).json()).toHaveLength(1)
  })
})
