import { fieldRows } from '../schema/complete-screen.ts'
import type { Definition } from '../schema/define-content.ts'
import type { FormGroup, FoundAction, StaffScreen } from '../schema/staff-screen.ts'
import { adminAreaTexts as texts } from './admin-area-texts.ts'
import { groupId } from './group-id.ts'
import { hasList, newRecord } from './record-address.ts'

export interface ScreenAction extends FoundAction {
  /** The part of the screen it stands in, for a field of a form. */
  part?: string
  /** Of no use to those who may only look. */
  isChange?: boolean
}

/** What the search offers on a screen: what its definition names, the form for a new record, the fields of a single one. */
export function screenActions(definition: Definition, screen: StaffScreen): ScreenAction[] {
  if (!hasList(definition, screen)) return [...screen.actions, ...settings(definition, screen.form)]
  // A list that is edited in place has its form for a new record on the screen itself.
  if (screen.list.as === 'inline') return [...screen.actions]
  const { path, recordPath, words, keywords } = screen
  const at = recordPath ? recordPath(newRecord).slice(path.length) : `/${newRecord}`
  const add = { label: screen.form.length > 0 ? words.add : texts.add(definition.label[0]), keywords, at }
  return [...screen.actions, { ...add, isChange: true }]
}

function settings({ fields }: Pick<Definition, 'fields'>, groups: readonly FormGroup[]): ScreenAction[] {
  return groups.flatMap((group) => [
    ...fieldRows(group)
      .flat()
      .map(({ name, label }) => ({
        label: label ?? fields[name]?.label ?? name,
        part: group.title,
        at: `#${groupId(group)}`,
      })),
    ...settings({ fields }, group.groups ?? []),
  ])
}
