import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

interface Member {
  id: string
  order: number
  isActive: boolean
}

test('the list of the team says who is not on the About page, and who moves up', { tag: '@phone' }, async ({
  page,
  ownSite,
}) => {
  const team = (await (await ownSite.asAdmin('GET', '/api/team-members')).json()) as Member[]
  const shown = team.filter(({ isActive }) => isActive)
  const behind = Math.max(0, ...team.map(({ order }) => order)) + 1
  for (let place = shown.length; place < 7; place += 1) {
    const body = { name: `Mentor ${place + 1}`, position: 'Mentor', order: behind + place }
    expect((await ownSite.asAdmin('POST', '/api/team-members', body)).status).toBe(201)
  }
  await openAdmin(page, ownSite, '/admin/team')
  const note = page.getByText('Not on the About page: only the first 6 are shown')
  const last = page.getByRole('listitem').filter({ has: note })
  await expect(last).toHaveCount(Math.max(shown.length, 7) - 6)
  await expect(last.last()).toContainText('Mentor')
  await expectAccessible(page)
  const before = await last.count()
  await ownSite.asAdmin('PUT', `/api/team-members/${shown[0]?.id}`, { isActive: false })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Hidden' }).first()).toBeVisible()
  await expect(last).toHaveCount(before - 1)
})
