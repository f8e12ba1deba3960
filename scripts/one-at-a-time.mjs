import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './run.mjs'

const forgottenAfterMs = 15 * 60_000

/**
 * Keeps two commands of this checkout (`npm start` beside `npm test`) from installing or building into the same
 * folder at once. The second one waits; a lock whose owner is gone is taken over.
 */
export async function oneAtATime(name, action) {
  const lock = path.join(root, '.cache', `${name}.lock`)
  mkdirSync(path.dirname(lock), { recursive: true })
  let hasSpoken = false
  while (!take(lock)) {
    if (!isHeld(lock)) {
      rmSync(lock, { force: true })
      continue
    }
    if (!hasSpoken) console.log('Another command is preparing the project; waiting for it …')
    hasSpoken = true
    await pause(250)
  }
  try {
    return await action()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isHeld(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    const isRecent = Date.now() - statSync(lock).mtimeMs < forgottenAfterMs
    return isRecent && owner !== process.pid && isAlive(owner)
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function isAlive(pid) {
  // The owner creates the file a moment before its number is in it.
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
