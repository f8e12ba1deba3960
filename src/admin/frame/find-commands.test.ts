import { describe, expect, it } from 'vitest'
import { adminScreens } from '../admin-screens.ts'
import { type CommandGroup, findCommands } from './find-commands.ts'

const command = (group: CommandGroup, label: string, keywords: string[] = [], hint = '') => ({
  id: label,
  group,
  label,
  hint,
  keywords,
})
const commands = [
  command('settings', 'Hero title', [], 'About Page Manager · Hero'),
  command('screens', 'About Page Manager', ['who we are'], 'Texts and values'),
  command('screens', 'Hero Section Manager', ['banner'], 'Opening of the home page'),
  command('actions', 'Change your password', ['sign in']),
]
const labels = (query: string) => findCommands(query, commands).map(({ label }) => label)

describe('what the search answers from the screens', () => {
  it('is every screen while nothing is typed, in the order of the menu', () => {
    expect(labels(' ')).toEqual(['About Page Manager', 'Hero Section Manager'])
  })

  it('is found by its name, by its description and by what else it may be called', () => {
    expect(labels('hero')).toEqual(['Hero Section Manager', 'Hero title'])
    expect(labels('values')).toEqual(['About Page Manager'])
    expect(labels('banner')).toEqual(['Hero Section Manager'])
    expect(labels('sign')).toEqual(['Change your password'])
    expect(labels('parrot')).toEqual([])
  })

  it('puts the better name first', () => {
    const found = findCommands('team', [command('screens', 'Our team'), command('screens', 'Team Manager')])
    expect(found.map(({ label }) => label)).toEqual(['Team Manager', 'Our team'])
  })
})

it('screens of the menu come before those that stand below one', () => {
  const isInMenu = adminScreens.map(({ menu }) => menu !== undefined)
  expect(isInMenu.lastIndexOf(true)).toBeLessThan(isInMenu.indexOf(false))
})

it('every screen of the menu says in words of its own what it edits', () => {
  const menu = adminScreens.flatMap((screen) => (screen.menu ? [screen.menu] : []))
  const descriptions = menu.map(({ description }) => description)
  expect(descriptions.filter((description) => description === '')).toEqual([])
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

it('the fields of every single form can be looked for, and the form for a new record of every list', () => {
  const actionsOf = (path: string) => adminScreens.find((screen) => screen.path === path)?.actions ?? []
  expect(actionsOf('footer')).toContainEqual({
    label: 'Logo',
    part: 'Company info',
    at: '#part-company-info',
  })
  expect(actionsOf('partners')).toContainEqual(expect.objectContaining({ label: 'Add Partner', at: '/new' }))
  expect(actionsOf('programs')).toContainEqual(
    expect.objectContaining({ label: 'Add Program', at: '/builder/new', isChange: true }),
  )
})
