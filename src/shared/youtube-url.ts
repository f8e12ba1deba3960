import { isSafeLink } from './safe-url.ts'

const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const shortHosts = new Set(['youtu.be', 'www.youtu.be'])
const idForm = /^[A-Za-z0-9_-]{11}$/

export interface YoutubeVideo {
  id: string
  /** For an iframe; this host sets no cookies before the visitor presses play. */
  embedUrl: string
  /** A still picture of the video. */
  stillUrl: string
}

/** The video behind a YouTube address in any of its usual forms; null for every other address. */
export function youtubeVideo(address: string): YoutubeVideo | null {
  const url = isSafeLink(address) ? URL.parse(address) : null
  if (!url || url.username || url.password || url.port || !/^https?:$/.test(url.protocol)) return null
  const id = idIn(url)
  if (!id || !idForm.test(id)) return null
  return {
    id,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    stillUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  }
}

function idIn(url: URL): string | null | undefined {
  const [first, second] = url.pathname.split('/').slice(1)
  if (shortHosts.has(url.hostname)) return first
  if (!hosts.has(url.hostname)) return null
  if (first === 'watch') return url.searchParams.get('v')
  return ['embed', 'shorts', 'live', 'v'].includes(first ?? '') ? second : null
}
