/**
 * The query of the address as it is now, with one parameter set, or left out where its value is empty.
 * What a component was drawn with may be older: it is drawn again only some time after the address has changed.
 */
export function withParam(name: string, value: string): URLSearchParams {
  const params = new URLSearchParams(window.location.search)
  if (value) params.set(name, value)
  else params.delete(name)
  return params
}
