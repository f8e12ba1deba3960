/** What was found at an address elsewhere that pages link to. */
export interface LinkCheckTable {
  address: string
  /** `ok`, `gone`, `failing` or `silent`. */
  state: string
  /** Of the last answer; null where none came. */
  status: number | null
  /** In a row. */
  failures: number
  failing_since: string | null
  checked_at: string
}
