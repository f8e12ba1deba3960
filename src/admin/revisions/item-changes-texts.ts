export const itemChangesTexts = {
  kinds: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
  moved: (from: number, to: number) => `Moved from place ${from} to place ${to}.`,
  unchanged: (count: number) => `${count} unchanged`,
}
