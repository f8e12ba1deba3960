import { randomUUID } from 'node:crypto'

const endings = Array.from({ length: 4096 }, (_, ending) => ending.toString(16).padStart(3, '0'))
let beginning = ''
let used = endings.length

/** A name for a request that no other has. They are no secrets: one drawn at random serves 4,096 with endings that count. */
export function newRequestId(): string {
  if (used === endings.length) {
    beginning = randomUUID().slice(0, -3)
    used = 0
  }
  const id = `${beginning}${endings[used]}`
  used += 1
  return id
}
