const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Addresses an editor may link to: http(s), mailto, tel, and paths or anchors of this site. */
export function isSafeLink(address: string): boolean {
  if (hasControlOrSpace(address)) return false
  if (isSitePath(address) || address.startsWith('#')) return true
  const url = URL.parse(address)
  if (!url || !schemes.has(url.protocol)) return false
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  // `http:host` and `http:\\host` parse as URLs, yet nobody types them in good faith.
  return isWeb ? /^https?:\/\/[^/\\]/i.test(address) && !address.includes('\\') : url.pathname.length > 0
}

/** Addresses a picture may be loaded from: http(s) and paths of this site. */
export function isSafeImageAddress(address: string): boolean {
  return isSafeLink(address) && (isSitePath(address) || /^https?:/i.test(address))
}

/** The address if it is safe to put into an href, else undefined: rows stored under older rules render without a link. */
export function safeHref(address: string | null | undefined): string | undefined {
  return address && isSafeLink(address) ? address : undefined
}

function isSitePath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//') && !address.includes('\\')
}

function hasControlOrSpace(address: string): boolean {
  for (let index = 0; index < address.length; index += 1) {
    const code = address.charCodeAt(index)
    if (code <= 0x20 || (code >= 0x7f && code <= 0xa0)) return true
  }
  return false
}
