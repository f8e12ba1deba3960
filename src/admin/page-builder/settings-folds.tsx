import { useFormState } from 'react-hook-form'
import { groupsInPageLanguage } from '../../content/content-words.ts'
import { fieldsInGroup } from '../../schema/complete-screen.ts'
import { sharingGroup } from '../../schema/sharing.ts'
import type { FormGroup } from '../../schema/staff-screen.ts'
import { GroupFields } from '../record-form/form-groups.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { ColorSchemeControl } from './color-scheme-control.tsx'
import { SettingsFold } from './settings-fold.tsx'

const slots = { controls: { color: ColorSchemeControl } }

type SettingsFoldsProps = {
  form: RecordFormState
  groups: readonly FormGroup[]
  /** Whether it has a page that is found and shared. */
  isShared: boolean
}

/** Everything about a page but its sections, each group behind a heading that opens it. */
export function SettingsFolds({ form, groups, isShared }: SettingsFoldsProps) {
  const all = isShared ? [...groups, ...groupsInPageLanguage([sharingGroup])] : groups
  const { errors } = useFormState({ control: form.methods.control })
  return all.map((group, at) => (
    <SettingsFold
      key={group.title}
      title={group.title}
      hint={group.description ?? ''}
      isOpenAtFirst={at === 0}
      isWrong={fieldsInGroup(group).some((name) => Object.hasOwn(errors, name))}
    >
      <GroupFields form={form} group={group} slots={slots} />
    </SettingsFold>
  ))
}
