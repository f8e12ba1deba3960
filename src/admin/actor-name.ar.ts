import type * as english from './actor-name.ts'

const nobodysNames: Record<string, string> = { System: 'النظام', 'A visitor': 'زائر', Somebody: 'شخص آخر' }

export const actorName: (typeof english)['actorName'] = (name) =>
  Object.hasOwn(nobodysNames, name) ? (nobodysNames[name] ?? name) : name
