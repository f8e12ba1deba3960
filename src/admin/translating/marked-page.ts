/**
 * Which text stands where on a drawn page is found out by marks: each text is sent with a letter of its own behind it,
 * one that no text has, and wherever that letter comes back in the page the text stands. So every content type and every
 * layout can be followed without knowing of it.
 */
const firstMark = 0xf0000
const marks = /[\u{f0000}-\u{ffffd}]/gu

export function withMark(words: string, place: number): string {
  return words + String.fromCodePoint(firstMark + place)
}

export function withoutMarks(html: string): string {
  return html.replace(marks, '')
}

/** Holds the places of the texts that stand in an element, separated by spaces. */
export const placesAttribute = 'data-texts'

/** The page without its marks; its elements say which texts stand in them, and nothing in it takes the focus from the form. */
export function readMarkedPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.body.querySelectorAll('*')) {
    const places = [...element.childNodes].flatMap((node) => (node instanceof Text ? takePlaces(node) : []))
    for (const attribute of element.attributes) places.push(...takePlaces(attribute))
    if (places.length > 0) element.setAttribute(placesAttribute, [...new Set(places)].join(' '))
    if (element.matches('a, button, input, select, textarea, summary, iframe, video, audio, [tabindex]'))
      element.setAttribute('tabindex', '-1')
  }
  return page
}

function takePlaces(node: Text | Attr): number[] {
  const value = node.nodeValue ?? ''
  const found = value.match(marks)
  if (!found) return []
  node.nodeValue = withoutMarks(value)
  return found.map((mark) => (mark.codePointAt(0) ?? firstMark) - firstMark)
}
