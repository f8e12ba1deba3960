import type { Definition } from '../../../schema/define-content.ts'
import { isObject, type Members } from '../../../schema/field-members.ts'
import { pageAddressOf } from '../../../schema/page-address.ts'
import type { ContentRecord } from '../../engine/content-record.ts'
import { isLeftOutOfSummaries } from '../../engine/list-json.ts'
import { toAnswer } from './draw-page.ts'
import type { PageRequest } from './render-page.ts'

type FetchApi = PageRequest['fetchApi']

/**
 * Reads the API as a visitor would if one record were another: `record` stands in the place of the one with its id, alone
 * and in lists. What visitors could not see of it is missing in both.
 */
export function overlayRecord(fetchApi: FetchApi, definition: Definition, record: ContentRecord): FetchApi {
  const isVisible = definition.visibleWhen(record)
  const list = `/api/${definition.path}`
  const page = pageAddressOf(definition.fields)
  const names = page ? [record.id, record[page.field] || record.id] : [record.id]
  const own =
    definition.kind === 'singleton'
      ? [list]
      : names.map((name) => `${list}/${encodeURIComponent(String(name))}`)
  return async (url) => {
    const [path = '', search = ''] = url.split('?')
    if (own.includes(path)) return isVisible ? answer(200, record) : answer(404, { message: 'Not Found' })
    const read = await fetchApi(url)
    if (path !== list || !Array.isArray(read.data)) return read
    const isSummary = new URLSearchParams(search).get('summary') === 'true'
    const shown = isSummary ? asSummary(definition, record) : record
    return answer(read.status, withRecord(definition, read.data, isVisible ? shown : undefined, record.id))
  }
}

function answer(status: number, data: unknown) {
  return toAnswer(status, JSON.stringify(data))
}

/** In its old place; one that the list of today lacks stands where its order puts it. */
function withRecord(
  { sortBy, newestFirst }: Definition,
  records: readonly unknown[],
  record: Members | undefined,
  id: string,
): unknown[] {
  const at = records.findIndex((entry) => isObject(entry) && entry.id === id)
  if (at >= 0) return record ? records.with(at, record) : records.toSpliced(at, 1)
  if (!record) return [...records]
  const isLater = (entry: unknown) =>
    sortBy !== undefined &&
    isObject(entry) &&
    (newestFirst ? isGreater(record[sortBy], entry[sortBy]) : isGreater(entry[sortBy], record[sortBy]))
  const next = records.findIndex(isLater)
  return records.toSpliced(next < 0 ? records.length : next, 0, record)
}

function isGreater(one: unknown, other: unknown): boolean {
  return typeof one === 'number' && typeof other === 'number'
    ? one > other
    : String(one ?? '') > String(other ?? '')
}

/** As lists carry it when they are asked for summaries. */
function asSummary(definition: Definition, record: ContentRecord): Members {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !isLeftOutOfSummaries(definition, name)),
  )
}
