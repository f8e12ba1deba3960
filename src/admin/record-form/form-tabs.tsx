import { Card, CardBody } from '../../ui/card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { groupId } from '../group-id.ts'
import { type FormGroupsProps, GroupFields } from './form-groups.tsx'

/** The groups of a form behind tabs. All of them stay in the page, so that a wrong field is found wherever it is. */
export function FormTabs({ label, form, groups, slots }: FormGroupsProps & { label: string }) {
  return (
    <Tabs
      label={label}
      keepMounted
      items={groups.map((group) => ({
        value: groupId(group),
        label: group.title,
        content: (
          <Card id={groupId(group)} tabIndex={-1} className="outline-none">
            <CardBody className="grid gap-5">
              {group.description && <p className="text-small text-muted">{group.description}</p>}
              <GroupFields form={form} group={group} slots={slots} />
            </CardBody>
          </Card>
        ),
      }))}
    />
  )
}
