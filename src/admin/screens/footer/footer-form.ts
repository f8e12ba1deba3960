import { overwrite } from 'zod/mini'
import { footer } from '../../../content/footer/footer.ts'
import { isCompleteLink } from '../../../content/footer/footer-rules.ts'
import { Field } from '../../../schema/field.ts'
import { linkLists } from './footer-links.ts'

type Links = { title: string; href: string }[]

/**
 * The footer as its form checks it. The server drops incomplete links before it checks the others; here they are
 * blanked first and dropped last, so that a message about an address stands at the link it is about.
 */
export const footerForm = {
  ...footer,
  fields: {
    ...footer.fields,
    quickLinks: storedIfComplete(footer.fields.quickLinks),
    resourceLinks: storedIfComplete(footer.fields.resourceLinks),
    policyLinks: storedIfComplete(footer.fields.policyLinks),
  },
  prepare: withIncompleteBlanked,
}

function storedIfComplete(field: Field<Links>): Field<Links> {
  return new Field({ ...field, rule: field.rule.check(overwrite((links) => links.filter(isCompleteLink))) })
}

function withIncompleteBlanked(input: Record<string, unknown>): Record<string, unknown> {
  const blanked = linkLists.flatMap((name) => {
    const links = input[name]
    return Array.isArray(links) ? [[name, links.map((link) => (isCompleteLink(link) ? link : blank))]] : []
  })
  return { ...input, ...Object.fromEntries(blanked) }
}

const blank = { title: '', href: '' }
