/** What rendering a page needs of the server. */
export interface PageRequest {
  /** Path and query, such as `/programs/bridgez`. */
  url: string
  publicUrl: string
  /** ISO time that decides what is upcoming. */
  renderedAt: string
  /** The same routes the browser would call, answered in process and as a visitor. */
  fetchApi(url: string): Promise<ApiAnswer>
  /** How a form that was posted without JavaScript ended. */
  joinOutcome?: JoinOutcome
  /** Of a page as it was: when it was saved so, and by whom. Such a page says so. */
  olderVersion?: OlderVersion
}

export interface OlderVersion {
  /** ISO time. */
  time: string
  who: string
}

export interface ApiAnswer {
  status: number
  /** What the JSON of the answer says. */
  data: unknown
  /** That JSON, ready to stand in a document. */
  inlineJson: Buffer
  /** The content types it was made from; undefined where it may have been any. */
  madeFrom?: readonly string[] | undefined
}

export interface JoinOutcome {
  isSent: boolean
  message: string
  values: Record<string, string>
  issues: { path: string; message: string }[]
}

/** What the browser starts from. */
export interface PageState {
  facts: { renderedAt?: string; foundation?: object }
  /** The answers that the page is made from, by address, as `inlineJson`. */
  answers: ReadonlyMap<string, Buffer>
}

export interface RenderedPage {
  status: number
  /** The path where the page stands now; undefined where it stands at the path that was asked for. */
  movedTo?: string | undefined
  /** Title, meta and links. */
  head: string
  body: string
  state: PageState
  /** The source file of the page, by which its chunk is found. */
  file: string
  /** False where data could not be read: such a page must not be kept. */
  isComplete: boolean
}

/** Turns a URL into HTML; given from outside, because the server knows no React. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
