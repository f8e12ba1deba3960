export const projectTexts = {
  openBuilder: 'Open Builder',
  quickEdit: (title: string) => `Quick edit of ${title}`,
}
