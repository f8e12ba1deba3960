/** The Join page with a program filled in; an address that leads elsewhere, or names a program itself, stays. */
export function joinAddress(address: string, program: string): string {
  return program !== '' && /^\/join\/?$/.test(address)
    ? `/join?program=${encodeURIComponent(program)}`
    : address
}
