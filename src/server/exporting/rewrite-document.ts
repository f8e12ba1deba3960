/** Answers how an address is written in the exported document; undefined leaves it as it is. */
export type Rewrite = (address: string) => string | undefined

/** What needs a server or an origin: neither scripts nor what is fetched for them work in a folder that somebody opens. */
const needless =
  /<script id="page-state"[^>]*>.*?<\/script>|<link rel="(?:manifest|modulepreload|preload)"[^>]*>/gs
const single = /(?<= )(href|src|action|poster)="([^"]*)"/g
const several = /(?<= )(srcset|imagesrcset)="([^"]*)"/gi
const inStyle = /url\((&quot;|["']?)(\/[^)"'&]+)\1\)/g
const form = /<form(?= |>)/g

/** A page for a folder: its links lead to files beside it, and before each form stands where it can be sent. */
export function rewriteDocument(html: string, rewrite: Rewrite, formNote: string): string {
  const written = (address: string) => escaped(rewrite(unescaped(address))) ?? address
  return html
    .replace(needless, '')
    .replace(several, (_, name: string, list: string) => `${name}="${rewriteSet(list, written)}"`)
    .replace(single, (_, name: string, address: string) => `${name}="${written(address)}"`)
    .replace(inStyle, (_, quote: string, address: string) => `url(${quote}${written(address)}${quote})`)
    .replace(form, `${formNote}<form inert`)
}

export function rewriteStyles(css: string, rewrite: Rewrite): string {
  return css.replace(
    inStyle,
    (_, quote: string, address: string) => `url(${quote}${rewrite(address) ?? address}${quote})`,
  )
}

function rewriteSet(list: string, written: (address: string) => string): string {
  return list
    .split(',')
    .map((part) => {
      const [address = '', ...size] = part.trim().split(/\s+/)
      return [written(address), ...size].join(' ')
    })
    .join(', ')
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&')
}

function escaped(text: string | undefined): string | undefined {
  return text?.replaceAll('&', '&amp;')
}
