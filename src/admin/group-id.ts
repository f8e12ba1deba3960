import type { FormGroup } from '../schema/staff-screen.ts'
import { slug } from '../shared/slug.ts'

/** The part of a form that an address can lead to. */
export function groupId({ title }: Pick<FormGroup, 'title'>): string {
  return `part-${slug(title, 'part')}`
}
