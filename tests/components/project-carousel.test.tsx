import '../../src/ui/theme.css'
import { flushSync } from 'react-dom'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProjectCarousel } from '../../src/site/home/project-carousel.tsx'
import type { ProjectSummary } from '../../src/site/site-queries.ts'
import { preferLessMotion } from '../support/less-motion.ts'
import { render } from '../support/render.tsx'
import { stopClock } from '../support/still-clock.ts'

const titles = ['Eden', 'Graphene', 'Nitrous']
const projects = titles.map((title) => ({
  id: title.toLowerCase(),
  title,
  subtitle: '',
  description: `All about ${title}`,
  imageUrl: '',
  location: 'Cairo',
  beneficiaries: '',
  color: 'green',
})) as unknown as ProjectSummary[]

const button = (name: string) => page.getByRole('button', { name })
const press = (keys: string) => userEvent.keyboard(keys)
const restMouse = () => userEvent.pointer({ coords: { x: 0, y: 0 } })
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live')
const expectResting = () => expect.poll(live).toBe('polite')

let clock: ReturnType<typeof stopClock>

/** Once the browser has noticed that it is on screen, and React has set the timer. */
const expectRunning = () => expect.poll(() => live() === 'off' && clock.hasTimer()).toBe(true)

function expectShown(title: string) {
  // The one that can be used; the one before it may still be on its way out.
  const usable = document.querySelector('[role=group]:not([inert])')
  expect(usable?.getAttribute('aria-label')).toBe(`${titles.indexOf(title) + 1} of 3: ${title}`)
  expect(button(`Show ${title}`).element().getAttribute('aria-current')).toBe('true')
}

/** Far below something else, and with room for the mouse beside it. */
async function openCarousel() {
  clock = stopClock()
  render(
    <MemoryRouter>
      <div style={{ height: '150vh' }} />
      <div style={{ width: 640 }}>
        <ProjectCarousel projects={projects} title="Philanthropic Projects" />
      </div>
    </MemoryRouter>,
  )
  await expect.element(button('Show Eden')).toBeInTheDocument()
  button('Show Eden').element().scrollIntoView({ block: 'end' })
  expectShown('Eden')
}

async function openRunning() {
  await openCarousel()
  await expectRunning()
}

beforeEach(restMouse)

test('the next project comes every four seconds, and after the last the first', async () => {
  await openRunning()
  clock.pass(3900)
  expectShown('Eden')
  clock.pass(200)
  expectShown('Graphene')
  clock.pass(4000)
  expectShown('Nitrous')
  clock.pass(4000)
  expectShown('Eden')
})

test('buttons and names change it, both ways around', async () => {
  await openCarousel()
  await button('Previous project').click()
  expectShown('Nitrous')
  clock.pass(600)
  await button('Next project').click()
  expectShown('Eden')
  clock.pass(600)
  await button('Show Graphene').click()
  expectShown('Graphene')
})

test('a second press during a change does nothing', async () => {
  await openCarousel()
  await button('Next project').click()
  await button('Next project').click()
  expectShown('Graphene')
  clock.pass(600)
  await button('Next project').click()
  expectShown('Nitrous')
})

test('it can be stopped, and started again', async () => {
  await openRunning()
  await button('Stop changing projects').click()
  await restMouse()
  clock.pass(20_000)
  expectShown('Eden')
  await button('Change projects by itself').click()
  await restMouse()
  await expectRunning()
  clock.pass(4000)
  expectShown('Graphene')
})

test('it waits while the mouse is over it', async () => {
  await openRunning()
  await page.getByRole('group').first().hover()
  await expectResting()
  clock.pass(20_000)
  expectShown('Eden')
  await restMouse()
  await expectRunning()
  clock.pass(4000)
  expectShown('Graphene')
})

test('the keyboard stops it and moves it; only what is seen can be reached', async () => {
  await openRunning()
  button('Stop changing projects').element().focus()
  await press('{Tab}')
  await expect.element(button('Previous project')).toHaveFocus()
  await expectResting()
  clock.pass(20_000)
  expectShown('Eden')
  await press('{Tab}{Tab}')
  await expect.element(page.getByRole('link', { name: 'Eden' })).toHaveFocus()
  await press('{Tab}')
  await expect.element(button('Show Eden')).toHaveFocus()
  for (const [key, title] of [
    ['ArrowRight', 'Graphene'],
    ['ArrowLeft', 'Eden'],
    ['End', 'Nitrous'],
    ['Home', 'Eden'],
  ] as const) {
    await press(`{${key}}`)
    expectShown(title)
    clock.pass(600)
  }
})

test('it rests while it is out of sight', async () => {
  await openRunning()
  scrollTo(0, 0)
  await expectResting()
  clock.pass(20_000)
  expectShown('Eden')
})

test('it runs where a busy browser tells at once that it was out of sight and is in sight', async () => {
  const Plain = window.IntersectionObserver
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Plain {
      constructor(tell: IntersectionObserverCallback) {
        super((entries, observer) => {
          const before = entries.map(({ target }) => ({ target, isIntersecting: false }))
          tell([...(before as unknown as IntersectionObserverEntry[]), ...entries], observer)
        })
      }
    },
  )
  await openRunning()
})

test('a swipe moves it, a short touch does not', async () => {
  await openCarousel()
  const swipe = (distance: number) => {
    const shown = document.querySelector('[role=group]:not([inert])')
    const point = (type: string, clientX: number) =>
      shown?.dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', isPrimary: true, bubbles: true, clientX }),
      )
    flushSync(() => {
      point('pointerdown', 200)
      point('pointermove', 200 + distance)
      point('pointerup', 200 + distance)
    })
  }
  swipe(-20)
  expectShown('Eden')
  swipe(-120)
  expectShown('Graphene')
  clock.pass(600)
  swipe(120)
  expectShown('Eden')
})

test('nothing moves by itself for those who want no motion', async () => {
  await preferLessMotion()
  await openCarousel()
  await expect.element(button('Next project')).toBeVisible()
  await expect.element(button('Stop changing projects')).not.toBeInTheDocument()
  clock.pass(20_000)
  expectShown('Eden')
  await button('Next project').click()
  expectShown('Graphene')
})

test('for visitors who save data it begins stopped, and they can start it', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  await openCarousel()
  await expect.element(button('Change projects by itself')).toBeVisible()
  clock.pass(20_000)
  expectShown('Eden')
  await button('Change projects by itself').click()
  await restMouse()
  await expectRunning()
  clock.pass(4000)
  expectShown('Graphene')
})
