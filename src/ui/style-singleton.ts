import { useEffect } from 'react'

/**
 * Stands in for the package `react-style-singleton`, by which modal windows stop the page from scrolling. The package
 * writes a style element, which our content security policy forbids; a constructed sheet is a matter of script alone.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  const add = (styles: string) => {
    users += 1
    if (users > 1) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  const remove = () => {
    users -= 1
    if (users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles that are not dynamic are read once
    useEffect(() => {
      add(styles)
      return remove
    }, [dynamic && styles])
    return null
  }
}
