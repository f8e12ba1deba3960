/** People copy `f2c14e` from where a colour stands without its sign. */
export function completeColor(color: string): string {
  return /^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? `#${color}` : color
}
