import { describe, expect, it } from 'vitest'
import { youtubeVideo } from './youtube-url.ts'

describe('a YouTube address', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=42s',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ#x',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ/',
    'HTTPS://WWW.YOUTUBE.COM/live/aqz-KE-bpKQ',
  ])('%s becomes a player without cookies', (address) => {
    expect(youtubeVideo(address)).toEqual({
      id: 'aqz-KE-bpKQ',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      stillUrl: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
    })
  })

  it.each([
    '',
    'aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://user@youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://evil.example/youtube.com/embed/aqz-KE-bpKQ',
    'http:youtube.com/watch?v=aqz-KE-bpKQ',
    'http:\\\\youtube.com/watch?v=aqz-KE-bpKQ',
    '//youtube.com/watch?v=aqz-KE-bpKQ',
    'javascript:youtube.com/watch?v=aqz-KE-bpKQ',
    'ftp://youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><script>',
    'https://www.youtube.com/embed/../../evil',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/12345678901',
  ])('%j becomes none', (address) => expect(youtubeVideo(address)).toBeNull())
})
