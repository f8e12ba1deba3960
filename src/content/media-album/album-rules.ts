import { screenTexts as texts } from '../screen-texts.ts'

/** Whether visitors see the album and, for staff, why not. */
export function albumVisibility(album: { isPublished: boolean }): { isVisible: boolean; words: string } {
  return album.isPublished
    ? { isVisible: true, words: texts.album.visible }
    : { isVisible: false, words: texts.album.hidden }
}

/** What stands for the album in a grid: its cover, else its first picture. */
export function albumCover(album: { coverImageUrl: string; images: readonly { url: string }[] }): string {
  return album.coverImageUrl || album.images[0]?.url || ''
}
