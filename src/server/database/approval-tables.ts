/** Of asking to publish; see decision 28. */
export interface ApprovalTables {
  /** What was sent for approval: the last time that a draft was, and what became of it. */
  approvals: {
    type: string
    id: string
    language: string
    /** `waiting`, `sent_back`, `approved` or `withdrawn`. */
    state: string
    /** Tells the draft that was sent from a later one of the same record. */
    draft_created_at: string
    draft_revision: number
    title: string
    note: string
    sent_at: string
    sent_by: string
    sent_by_id: string | null
    comment: string
    decided_at: string | null
    decided_by: string | null
    /** Of its last change in the log. */
    revision: number
  }
}
