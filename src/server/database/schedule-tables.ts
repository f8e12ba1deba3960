/** Of publishing and hiding at a time; see decision 25. What waits is due work. */
export interface ScheduleTables {
  /** What could not be published or hidden at its time, until somebody saw to it. */
  missed_schedules: {
    type: string
    id: string
    language: string
    /** `publish` or `hide`. */
    action: string
    /** What it was called when it was scheduled. */
    title: string
    due_at: string
    /** One word for it, as `missed-reason.ts` knows them. */
    reason: string
    /** What a save by hand would have been answered. */
    message: string
    scheduled_by: string
    scheduled_by_id: string | null
    missed_at: string
  }
}
