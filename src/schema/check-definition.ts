import { checkFormerNames } from './check-former-names.ts'
import { checkScreen } from './check-screen.ts'
import type { Fields } from './field.ts'
import type { StaffScreen } from './staff-screen.ts'

interface Shape {
  name: string
  path: string
  label: readonly [string, string]
  fields: Fields
  titleField: string
  filterBy: string | undefined
  sortBy: string | undefined
  singletonId: string | undefined
  screens: readonly StaffScreen[]
  example: Readonly<Record<string, unknown>>
}

const reservedFields = ['id', 'createdAt', 'updatedAt', 'lastModified', 'revision', 'lang']
const word = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Every mistake in a definition, in words that name the field. */
export function checkDefinition(shape: Shape): string[] {
  const names = Object.keys(shape.fields)
  const problems = [
    ...[shape.name, shape.path]
      .filter((value) => !word.test(value))
      .map((value) => `"${value}" must be lower-case words joined by dashes`),
    ...(shape.label.every((label) => label.trim() !== '') ? [] : ['both labels are needed']),
    ...(names.length > 0 ? [] : ['it has no fields']),
    ...names
      .filter((name) => reservedFields.includes(name))
      .map((name) => `field "${name}" is set by the server`),
    ...names
      .filter((name) => shape.fields[name]?.label.trim() === '')
      .map((name) => `field "${name}" has no label`),
    ...unknownFields(shape, names),
    ...(names.filter((name) => shape.fields[name]?.uniqueMessage).length > 1
      ? ['only one field can be unique']
      : []),
    ...(names.filter((name) => shape.fields[name]?.kind === 'address').length > (shape.singletonId ? 0 : 1)
      ? ['only one field of a collection can be its address']
      : []),
    ...(shape.singletonId === undefined || word.test(shape.singletonId)
      ? []
      : [`id "${shape.singletonId}" is not an id`]),
  ]
  return [
    ...problems,
    ...checkFormerNames(shape.fields),
    ...shape.screens.flatMap((screen) => checkScreen(screen, shape.fields)),
    ...exampleProblems(shape),
  ]
}

function unknownFields(shape: Shape, names: string[]): string[] {
  const uses = { titleField: shape.titleField, filterBy: shape.filterBy, sortBy: shape.sortBy }
  return Object.entries(uses)
    .filter(([, field]) => field !== undefined && !names.includes(field))
    .map(([use, field]) => `${use} names "${field}", which is not a field`)
}

function exampleProblems(shape: Shape): string[] {
  const strangers = Object.keys(shape.example).filter((name) => !(name in shape.fields))
  const broken = Object.entries(shape.fields).flatMap(([name, field]) => {
    const result = field.memberRule.safeParse(shape.example[name])
    return result.success ? [] : [`example.${name}: ${result.error.issues[0]?.message ?? 'not valid'}`]
  })
  return [...strangers.map((name) => `example.${name} is not a field`), ...broken]
}
