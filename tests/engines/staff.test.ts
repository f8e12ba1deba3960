import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { e2eAdmin } from '../support/e2e-admin.ts'
import type { EngineBrowser } from './support/engine-browser.ts'
import { engines } from './support/engines.ts'
import { type Person, personAt } from './support/person.ts'
import { openSmokeSite } from './support/smoke-site.ts'

const site = await openSmokeSite()
afterAll(site.close)

const save = { role: 'button', name: 'Save' }
const title = (name: string) => ({ role: 'heading', name })

describe.each(engines)('an editor with $name', ({ name: engine, start }) => {
  let browser: EngineBrowser
  let editor: Person

  beforeAll(async () => {
    browser = await start()
    editor = personAt(browser, site.url)
    await editor.resize(1440, 900)
    await editor.open('/admin/partners')
    await editor.write({ role: 'textbox', name: 'Email' }, e2eAdmin.email)
    await editor.write({ name: 'Password' }, e2eAdmin.password)
    await editor.press('Enter')
    await editor.isAt('/admin/partners')
    await editor.sees(title('Partners Manager'))
  })
  afterAll(() => browser.close())
  afterEach(() => expect(browser.errors.splice(0)).toEqual([]))

  it('writes rich text, which visitors read with its looks', async () => {
    await editor.open('/admin/events/repair-cup')
    const words = { role: 'textbox', name: 'Description' }
    await editor.write(words, '')
    await editor.press('End')
    await editor.press('Enter')
    await editor.type('Bring ')
    await editor.click({ role: 'button', name: 'Bold' })
    await editor.seesFocusOn(words)
    await editor.type(`one ${engine}`)
    await editor.readsIn('[role=textbox] strong', `one ${engine}`)
    await editor.click(save)
    await editor.reads('Event updated successfully!')
    await editor.visit('/events/repair-cup')
    await editor.readsIn('main strong', `one ${engine}`)
  })

  it('is asked before unsaved work is left, and leaves', async () => {
    await editor.open('/admin/partners')
    await editor.click({ role: 'link', name: 'Edit Nile Valley Bank' })
    const name = { role: 'textbox', name: 'Partner Name' }
    await editor.write(name, 'Half typed')
    const question = { role: 'alertdialog', name: 'Leave without saving?' }
    await editor.goThroughHistory(-1)
    await editor.click({ role: 'button', name: 'Stay on this screen', inside: question })
    await editor.seesNo(question)
    await editor.sees(name)
    await editor.goThroughHistory(-1)
    await editor.click({ role: 'button', name: 'Leave', inside: question })
    await editor.isAt('/admin/partners')
    await editor.seesNo(name)
  })

  it('moves a section in the builder, words the page, and sees it there', async () => {
    await editor.open('/admin/programs/builder/bridgez')
    const up = { role: 'button', name: 'Move An ordinary week up' }
    const down = { role: 'button', name: 'Move An ordinary week down' }
    await editor.click(up)
    await editor.seesFocusOn(up)
    await editor.click(down)
    await editor.seesFocusOn(down)
    await editor.write({ role: 'textbox', name: 'Subtitle' }, '')
    await editor.press('End')
    await editor.type(`, said in ${engine}`)
    await editor.click(save)
    await editor.reads('Program saved successfully!')
    await editor.visit('/programs/bridgez')
    await editor.reads(`, said in ${engine}`)
  })

  it('closes a window with Escape, and the focus is back where it was', async () => {
    await editor.open('/admin/programs/builder/bridgez')
    const opener = { role: 'button', name: 'Add Section' }
    const dialog = { role: 'dialog', name: 'Add Section' }
    await editor.click(opener)
    await editor.sees(dialog)
    await editor.press('Escape')
    await editor.seesNo(dialog)
    await editor.seesFocusOn(opener)
  })
})
