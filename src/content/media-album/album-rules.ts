/** Whether visitors see the album and, for staff, why not. */
export function albumVisibility(album: { isPublished: boolean }): { isVisible: boolean; words: string } {
  return album.isPublished
    ? { isVisible: true, words: 'Visitors see this album' }
    : { isVisible: false, words: 'Hidden from visitors: Published is switched off' }
}

/** What stands for the album in a grid: its cover, else its first picture. */
export function albumCover(album: { coverImageUrl: string; images: readonly { url: string }[] }): string {
  return album.coverImageUrl || album.images[0]?.url || ''
}
