/** The pages to offer: first, last, the current one and its neighbours; null stands for a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, count]
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1]
    if (previous === undefined || page - previous === 1) return [page]
    // A gap of one page is shown as that page.
    return page - previous === 2 ? [page - 1, page] : [null, page]
  })
}
