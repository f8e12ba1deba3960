import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { docsClipboard, wordClipboard } from '../../../tests/support/clipboards.ts'
import { SectionText } from '../../sections/section-text.tsx'
import { plainWords } from '../../shared/plain-words.ts'
import { writeRichText } from '../../shared/write-rich-text.ts'
import { blocksFromHtml } from './blocks-from-html.ts'
import { documentOf, textOf } from './rich-text-document.ts'

const texts = [
  // Script, in every coat.
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="//evil.example"></iframe>',
  '<style>*{display:none}</style>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '**<b onmouseover=alert(1)>bold</b>**',
  '## <script>alert(1)</script>',
  '- <img src=x onerror=alert(1)>\n  - <svg onload=alert(1)>',
  '> <math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<!-- --> <![CDATA[x]]> <?php ?>',
  // Links that lead nowhere good.
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](http:evil.example)',
  '[x](https:\\\\evil.example)',
  '[x](blob:https://a.org/1)',
  '[x](ftp://a.org)',
  '[x](about:blank)',
  '[x]( /about)',
  '[x](/about "title")',
  '[](/about)',
  '[ ](/about)',
  '[x]()',
  '[x](',
  '[[x](/a)](/b)',
  '[x](/a)(/b)',
  '[x\\](/a)',
  '\\[x](/a)',
  '\\\\[x](/a)',
  '[a [b] c](/d)',
  '[x](/a_(b)_c)',
  '[x](/a_(b)',
  '![x](https://a.org/p.png)',
  '[**x**](/a) [*y*](mailto:a@b.org) [z](tel:+20100)',
  '[x](#part)',
  '[x](https://user:pw@a.org/?q=<script>)',
  '[x](https://a.org/"onmouseover="alert(1))',
  '<https://a.org>',
  // Marks that do not fit together.
  '**a *b** c*',
  '***a** b*',
  '*a **b***',
  '**a',
  'a**',
  '****',
  '** a **',
  '*a\nb*',
  '**a** **b**',
  'x*y*z',
  '*(a)*(b)*',
  '\\*a\\*',
  '\\\\*a\\\\*',
  '*'.repeat(500),
  '**a'.repeat(200),
  '['.repeat(500),
  '[a]('.repeat(200),
  '> '.repeat(200),
  '\\'.repeat(99),
  // Lists that nobody meant, and those somebody did.
  '- a\n  - b\n    - c\n      - d\n        - e',
  '    - deep\n- flat',
  '- a\n 1. b\n- c',
  '1. a\n   1. b\n   2. c\n2. d',
  '1. a\n3. b',
  '1. only',
  '- a\\\n  b\\\\\n  - c\\',
  '-\n- \n-',
  '- a\n\n- b',
  '10. ten\n11. eleven',
  '1. a\n2. b\n\ttabbed',
  // Blocks beside blocks.
  '## a\n## b\ntext\n> q\n- l',
  '> a\n>\n>\n> b\n> 5',
  '> 50 people\n> 60 people',
  '#\n##\n###\n####',
  '---\n***\n___',
  '| a | b |\n|---|---|',
  '```\ncode **x**\n```',
  // Both directions, and signs that turn them around.
  'العربية **غامق** and *italic* نص',
  '**مهم:**نص',
  'ال**كتاب**',
  '- عربي\n- English\n  - مختلط with both',
  '> «قال» *“said”*',
  '\u202eevil\u202c [x\u202e](/a)',
  '\u2060**a**\u2060',
  '123 **456** ٧٨٩',
  '👩‍👩‍👧‍👦 **👍🏽** é **é**',
  '\ud800 lone **\udc00**',
  'a\u0000b\u0007c',
  'line\u2028separator **a\u2029b**',
]

/** Nothing but the elements of a rich text, and no attribute that does something. */
const harmless =
  /^<(?:div|p|h[2-5]|ul|ol|li|blockquote|strong|em|span)(?: (?:class|dir|lang)="[^"<>]*")*>$|^<\/\w+>$|^<a (?:(?:class|dir|lang)="[^"<>]*" )*href="(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)[^"<>\s]*"(?: (?:class|dir|lang|target|rel)="[^"<>]*")*>$/

function elementsOf(text: string): string[] {
  return renderToStaticMarkup(<SectionText text={text} />).match(/<[^>]*>/g) ?? []
}

const wordsIn = (text: string) => text.replace(/\s+/g, ' ').trim()

describe.each(texts.map((text) => [text.slice(0, 60), text] as const))('the text %s', (_, text) => {
  it('is drawn with harmless elements alone', () => {
    expect(elementsOf(text).filter((element) => !harmless.test(element))).toEqual([])
  })

  it('is the same in the editor, as text, and in the editor again', () => {
    const document = documentOf(text)
    document.check()
    const written = textOf(document)
    expect(textOf(documentOf(written))).toBe(written)
    expect(wordsIn(documentOf(written).textContent)).toBe(wordsIn(document.textContent))
  })
})

it('the corpus is as large as it should be', () => {
  expect(texts.length).toBeGreaterThanOrEqual(80)
})

const pastes: readonly [string, string, string][] = [
  ['Word', wordClipboard, '## How it goes\n\nPlease read **all** of it.\n\n1. First step\n2. Second step'],
  [
    'Google Docs',
    docsClipboard,
    '## Our plan\n\n**Bold** and *slanted*, see [the plan](https://nile.example/plan)\n\n- water\n  - wells\n- أرض',
  ],
  [
    'Word lists in lists',
    ['level1 lfo1', 'level2 lfo1', 'level2 lfo1', 'level1 lfo1']
      .map(
        (level, n) =>
          `<p class=MsoListParagraph style='mso-list:l1 ${level}'><span style='mso-list:Ignore'>·</span>item ${n}</p>`,
      )
      .join(''),
    '- item 0\n  - item 1\n  - item 2\n- item 3',
  ],
  ['a web page with a script', '<p>a<script>alert(1)</script><style>p{}</style>b</p>', 'ab'],
  ['pictures and handlers', '<p onclick="x()">a<img src=x onerror=alert(1)>b</p>', 'ab'],
  ['a link that runs', '<a href="javascript:alert(1)">a</a> <a href="/ok">b</a>', 'a [b](/ok)'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\n\nb\n\nc'],
  ['line breaks', '<p>a<br>b</p><div>c</div>', 'a\nb\n\nc'],
  ['a quote of two paragraphs', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['words that look like marks', '<p>**a** [b](/c)</p><p>- d</p>', '\\*\\*a\\*\\* \\[b](/c)\n\n\\- d'],
  ['entities', '<p>&lt;b&gt; &amp; &#1575;&#x644; &nbsp;&bogus;</p>', '<b> & ال &bogus;'],
  ['a list of both kinds', '<ol><li>a<ul><li>b</li></ol><p>c', '\u20601. a\n   - b\n\nc'],
  ['what is not closed', '<ul><li>a<li>b</ul><b>c<i>d', '- a\n- b\n\n**c\u2060*d***'],
  ['preformatted lines', '<pre>a\n  b</pre>', 'a\nb'],
  ['nothing', '<html><head><title>t</title></head><body><!-- c --></body></html>', ''],
]

describe.each(pastes)('pasted from %s', (_, html, expected) => {
  it('comes in clean, and stays', () => {
    const text = writeRichText(blocksFromHtml(html))
    expect(text).toBe(expected)
    expect(textOf(documentOf(text))).toBe(text)
    expect(plainWords(text)).not.toContain('mso')
  })
})
