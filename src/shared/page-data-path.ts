/** Where the answers stand that a page is drawn from. */
export const pageDataPath = '/api/page-data'

/** The address of those answers, by the path of the page. */
export function pageDataAddress(path: string): string {
  return `${pageDataPath}?path=${encodeURIComponent(path)}`
}

export function isPagePath(path: string): boolean {
  return /^\/(?!\/)[^?#]*$/.test(path)
}
