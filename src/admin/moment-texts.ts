export const momentTexts = {
  /** Of `HH:mm`. */
  clock: (time: string) => time,
  onDay: (day: string, clock: string) => `${day}, ${clock}`,
}
