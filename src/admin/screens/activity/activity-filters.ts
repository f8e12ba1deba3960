export const pageSize = 50

/** What the list shows; lives in the address of the screen. Empty texts stand for no filter. */
export interface ActivityFilters {
  type: string
  actor: string
  /** Counted from 1. */
  page: number
}

export function readActivityFilters(params: URLSearchParams): ActivityFilters {
  const page = Number(params.get('page'))
  return {
    type: params.get('type') ?? '',
    actor: params.get('actor') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function writeActivityFilters({ type, actor, page }: ActivityFilters): URLSearchParams {
  const params = narrowing(type, actor)
  if (page > 1) params.set('page', String(page))
  return params
}

export function activityUrl({ type, actor, page }: ActivityFilters): string {
  const params = narrowing(type, actor)
  params.set('limit', String(pageSize))
  if (page > 1) params.set('offset', String((page - 1) * pageSize))
  return `/api/activity?${params}`
}

function narrowing(type: string, actor: string): URLSearchParams {
  const params = new URLSearchParams()
  if (type !== '') params.set('type', type)
  if (actor !== '') params.set('actor', actor)
  return params
}
