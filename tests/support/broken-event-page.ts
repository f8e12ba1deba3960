// Loaded into a server before its own code: the page of an event called Broken cannot be drawn, as after a slip in our code.
const stringify = JSON.stringify

JSON.stringify = (value: unknown, ...rest: unknown[]) => {
  const { '@type': type, name } = Object(value) as Record<string, unknown>
  if (type === 'Event' && name === 'Broken') throw new TypeError('Cannot replace a word of the planted fault')
  return stringify(value, ...(rest as []))
}
