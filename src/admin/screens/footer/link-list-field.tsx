import { isCompleteLink } from '../../../content/footer/footer-rules.ts'
import { RecordField } from '../../record-form/record-field.tsx'
import type { linkLists } from './footer-links.ts'
import { footerTexts as texts } from './footer-texts.ts'

/** One list of links: complete ones framed green, incomplete ones red, and both said in words. */
export function LinkListField({ name }: { name: (typeof linkLists)[number] }) {
  return (
    <RecordField
      name={name}
      itemTitle={linkTitle}
      itemClassName={(link) => (isCompleteLink(link) ? 'border-success!' : 'border-danger!')}
      membersClassName="sm:grid-cols-2"
    />
  )
}

function linkTitle(link: Record<string, unknown>, index: number): string {
  if (isCompleteLink(link)) return texts.complete(index, String(link.title))
  const hasTitle = isCompleteLink({ ...link, href: '/' })
  const hasAddress = isCompleteLink({ ...link, title: 'x' })
  return texts.incomplete(
    index,
    hasTitle ? texts.lacksAddress : hasAddress ? texts.lacksTitle : texts.lacksBoth,
  )
}
