/** `1 hour`, `48 hours`. */
export function countHours(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
}
