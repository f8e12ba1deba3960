/** Paths of this site that no page stands at: the staff area, the API, files of every kind, previews. */
export const noPagePath = /^\/(?:admin|api|assets|files|health|preview|share)(?:\/|$)|\.\w+$/
