/** How far a text is, in the words of XLIFF 2.1. */
export const xliffStates = ['initial', 'translated', 'reviewed', 'final'] as const
export type XliffState = (typeof xliffStates)[number]

/** One text of a record, as translators outside see it. */
export interface XliffUnit {
  path: string
  source: string
  /** Undefined where nobody has translated it. */
  target: string | undefined
  state: XliffState
  /** Where it stands and how long it may be. */
  notes: readonly string[]
  /** Fingerprint of the translation as it was exported; undefined where a tool dropped it. */
  mark: string | undefined
}

/** One record. */
export interface XliffFile {
  /** Path of its content type, and its own id. */
  type: string
  id: string
  notes: readonly string[]
  units: readonly XliffUnit[]
}

export interface XliffDocument {
  sourceLanguage: string
  language: string
  files: readonly XliffFile[]
}

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'
export const metadataNamespace = 'urn:oasis:names:tc:xliff:metadata:2.0'
/** Under which the fingerprint of an exported translation stands in the metadata of its unit. */
export const markType = 'translation'
