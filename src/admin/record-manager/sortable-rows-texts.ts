export const sortableRowsTexts = {
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
}
