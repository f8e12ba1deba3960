/** Who did something. People are called as they call themselves; the server itself and visitors have a word in every language. */
export function actorName(name: string): string {
  return name
}
