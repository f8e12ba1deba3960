/** All fields of a record. */
const all = '*'
const plainName = /^\w+$/
const isIndex = /^\d+$/

/** An answer that notes which of its parts are looked at. */
export interface TracedAnswer {
  data: unknown
  /** The parts that were looked at until now, such as `0:id,title;1:id`; undefined where it was looked at as a whole. */
  parts(): string | undefined
}

type Note = (field: string) => void

/**
 * A page that shows the names of twelve programs stays the same when the description of one changes. So what it looks at is
 * noted: of a list the fields of each record, of a single record its fields. How many records a list has always counts.
 */
export function tracedAnswer(data: unknown): TracedAnswer {
  const fields = new Map<string, Set<string>>()
  let isWhole = false
  const noteOf =
    (record: string): Note =>
    (field) => {
      const known = fields.get(record) ?? new Set()
      fields.set(record, known.add(plainName.test(field) ? field : all))
    }
  const noteWhole = () => {
    isWhole = true
  }
  return {
    data: Array.isArray(data) ? tracedList(data, noteOf, noteWhole) : traced(data, noteOf('')),
    parts: () => {
      const noted = [...fields].map(([record, names]) => `${record}:${[...names].join()}`)
      return isWhole ? undefined : noted.join(';')
    },
  }
}

/** Whether none of these parts differs between two answers. */
export function haveSameParts(parts: string, before: unknown, after: unknown): boolean {
  const areLists = Array.isArray(before) && Array.isArray(after)
  if (areLists ? before.length !== after.length : !isRecord(before) || !isRecord(after)) return false
  if (parts === '') return true
  return parts.split(';').every((part) => {
    const [index = '', names = ''] = part.split(':')
    const [one, other] = areLists ? [before[Number(index)], after[Number(index)]] : [before, after]
    if (!isRecord(one) || !isRecord(other)) return isSame(one, other)
    return names
      .split(',')
      .every((name) => (name === all ? isSame(one, other) : isSame(one[name], other[name])))
  })
}

function tracedList(list: readonly unknown[], noteOf: (record: string) => Note, noteWhole: () => void) {
  const records = new Map<string, unknown>()
  return new Proxy(list, {
    get: (target, key, receiver) => {
      if (typeof key === 'symbol' || !isIndex.test(key)) return Reflect.get(target, key, receiver)
      if (!records.has(key)) records.set(key, traced(target[Number(key)], noteOf(key)))
      return records.get(key)
    },
    ownKeys: (target) => {
      noteWhole()
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor: (target, key) => {
      noteWhole()
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
}

function traced(value: unknown, note: Note): unknown {
  if (!isRecord(value)) {
    note(all)
    return value
  }
  return new Proxy(value, {
    get: (target, key, receiver) => {
      if (typeof key === 'string') note(key)
      return Reflect.get(target, key, receiver)
    },
    has: (target, key) => {
      note(String(key))
      return Reflect.has(target, key)
    },
    ownKeys: (target) => {
      note(all)
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor: (target, key) => {
      note(String(key))
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** In the order of their members too, which a page may show. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return JSON.stringify(one) === JSON.stringify(other)
}
