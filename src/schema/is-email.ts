const emailForm = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/

export function isEmail(value: string): boolean {
  return value.length <= 254 && emailForm.test(value)
}
