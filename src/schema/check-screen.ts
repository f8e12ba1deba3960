import { fieldsInGroup } from './complete-screen.ts'
import type { Fields } from './field.ts'
import { kindTraits } from './kind-traits.ts'
import type { StaffScreen } from './staff-screen.ts'

const screenPath = /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)*$/

/** Every mistake in a screen, in words that name it and the field. */
export function checkScreen({ path, form, list, recordPath }: StaffScreen, fields: Fields): string[] {
  const inForm = form.flatMap(fieldsInGroup)
  const named = [...inForm, ...list.searchIn, ...list.filterBy, ...(list.link ? [list.link.field] : [])]
  const problems = [
    ...(screenPath.test(path) ? [] : ['its path must be lower-case words joined by dashes']),
    ...(inForm.length > 0 || recordPath ? [] : ['its form has no fields']),
    ...unique(named.filter((name) => !Object.hasOwn(fields, name))).map((name) => `"${name}" is not a field`),
    ...unique(inForm.filter((name, index) => inForm.indexOf(name) !== index)).map(
      (name) => `"${name}" stands in the form twice`,
    ),
    ...list.filterBy
      .filter((name) => fields[name] && !kindTraits[fields[name].kind].isFilter)
      .map((name) => `"${name}" is neither a choice nor a switch, so the list cannot be filtered by it`),
  ]
  return problems.map((problem) => `screen "${path}": ${problem}`)
}

function unique(names: string[]): string[] {
  return [...new Set(names)]
}
