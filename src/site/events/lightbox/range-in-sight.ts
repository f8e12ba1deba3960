export interface Range {
  from: number
  /** Behind the last one. */
  to: number
}

/** Which of many equal things in a row are in sight, with some to spare on either side. */
export function rangeInSight(row: {
  count: number
  /** Pixels from the start of one to the start of the next. */
  pitch: number
  /** Pixels that are scrolled away. */
  offset: number
  /** Pixels in sight. */
  width: number
  spare: number
}): Range {
  const first = Math.floor(row.offset / row.pitch) - row.spare
  const last = Math.ceil((row.offset + row.width) / row.pitch) + row.spare
  const to = Math.min(Math.max(last, 0), row.count)
  return { from: Math.min(Math.max(first, 0), to), to }
}
