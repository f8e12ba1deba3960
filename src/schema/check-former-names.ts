import type { Fields } from './field.ts'

/** Mistakes in older names: each must lead to one field, and to no other. */
export function checkFormerNames(fields: Fields, path = ''): string[] {
  const owners = new Map<string, string>()
  return Object.entries(fields).flatMap(([name, { formerNames, facts }]) => {
    const own = formerNames.flatMap((older) => {
      const owner = older in fields ? older : owners.get(older)
      owners.set(older, name)
      if (owner === undefined) return []
      return [`field "${path}${name}" cannot be formerly "${older}": ${reasonOf(older, owner, path)}`]
    })
    return [...own, ...(facts.fields ? checkFormerNames(facts.fields, `${path}${name}.`) : [])]
  })
}

function reasonOf(older: string, owner: string, path: string): string {
  return older === owner ? 'that is a field of today' : `"${path}${owner}" was`
}
