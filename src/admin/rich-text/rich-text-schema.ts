import { type DOMOutputSpec, Schema } from 'prosemirror-model'
import { safeHref } from '../../shared/safe-url.ts'

/** Each block runs in the direction of its own first letter, as on the page. */
const block = (tag: string): DOMOutputSpec => [tag, { dir: 'auto' }, 0]

/** What a rich text can hold, and nothing else: whatever is typed, dropped or pasted is made to fit. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => block('p') },
    heading: {
      group: 'block',
      content: 'text*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
        { tag: 'h4', attrs: { level: 3 } },
      ],
      toDOM: (node) => block(`h${node.attrs.level}`),
    },
    quote: {
      group: 'block',
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => block('blockquote'),
    },
    bulletList: {
      group: 'block list',
      content: 'listItem+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => block('ul'),
    },
    numberedList: {
      group: 'block list',
      content: 'listItem+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => block('ol'),
    },
    listItem: {
      content: 'paragraph list?',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => block('li'),
    },
    text: { group: 'inline' },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = safeHref(element.getAttribute('href'))
            return href ? { href } : false
          },
        },
      ],
      toDOM: (mark) => ['a', { href: mark.attrs.href, rel: 'noopener noreferrer' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
})

export const { nodes, marks } = richTextSchema
