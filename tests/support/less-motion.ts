import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** For the rest of the test the visitor's device asks for little motion. */
export async function preferLessMotion(): Promise<void> {
  await emulate('reduce')
  onTestFinished(() => emulate(''))
}

async function emulate(value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}
