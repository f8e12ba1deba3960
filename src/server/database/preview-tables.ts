/** Of previews; see decision 27. */
export interface PreviewTables {
  /** Addresses at which whoever has them sees what is not published, or what was. */
  previews: {
    id: string
    /** Of the part of the address that nobody can guess; the part itself is stored nowhere. */
    token_hash: string
    /** `draft`, `release` or `day`. */
    kind: string
    /** Of a draft: the content type. Empty for the others. */
    type: string
    /** The id of the record or of the release, or the day. */
    subject: string
    language: string
    title: string
    created_at: string
    created_by: string
    created_by_id: string | null
    expires_at: string
    revoked_at: string | null
  }
  /** What somebody who opened a preview said about it. */
  preview_notes: {
    id: string
    preview_id: string
    /** `comment` or `approval`. */
    kind: string
    /** As they call themselves. */
    name: string
    text: string
    /** The path of the page that they looked at. */
    page: string
    created_at: string
  }
}
