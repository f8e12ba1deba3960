/** Paths of this site that no page stands at: the staff area, the API, files of every kind, previews. */
export const noPagePath = /^\/(?:admin|api|assets|files|health|preview|share)(?:\/|$)|\.\w+$/

/** How long somebody rests on a link, in ms, before what it leads to is fetched: who only passes over it costs nothing. */
export const intentMs = 80
