export const formNoticesTexts = {
  all: (count: number) => `${count} notices`,
  more: (count: number) => (count === 1 ? '1 more notice' : `${count} more notices`),
}
