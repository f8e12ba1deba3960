export const sortableListTexts = {
  drag: (title: string) => `Drag ${title} to another place`,
  instructions:
    'Press space to pick it up, the arrow keys to move it, space to drop it and Escape to cancel.',
  picked: (title: string) => `Picked up ${title}.`,
  over: (title: string, place: number, count: number) => `${title} is at place ${place} of ${count}.`,
  dropped: (title: string, place: number, count: number) =>
    `${title} was dropped at place ${place} of ${count}.`,
  cancelled: (title: string) => `${title} stays where it was.`,
}
