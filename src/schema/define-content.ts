import type { FieldIssue } from '../shared/app-error.ts'
import { slug } from '../shared/slug.ts'
import { checkDefinition } from './check-definition.ts'
import { completeScreen } from './complete-screen.ts'
import type { Fields, ValuesOf } from './field.ts'
import { pageAddressOf } from './page-address.ts'
import type { ScreenOptions, StaffScreen } from './staff-screen.ts'

type Input = Record<string, unknown>
type WritePermission = 'manage_content' | 'manage_media' | 'all'

interface Options<F extends Fields> {
  /** One word for code and log, such as `partner`. */
  name: string
  /** The part of the address behind /api/. */
  path: string
  /** What staff call one of it, and many. */
  label: readonly [string, string]
  fields: F
  /** The field that names a record in sentences and lists; the first one by default. */
  titleField?: keyof F & string
  /** `all` is what super admins alone hold. */
  writePermission?: WritePermission
  /** The updated time under a second name that the specification gives it. */
  modifiedName?: 'lastModified'
  /** Runs on the raw input, under today's names, before the checks: values that follow from others. */
  prepare?: (input: Input) => Input
  /** Whether visitors may see a record; everything is visible by default. */
  visibleWhen?: (values: ValuesOf<F>) => boolean
  /** What is written into a record to hide it from visitors; where one switch decides, it need not be named. */
  hiddenBy?: Partial<ValuesOf<F>>
  /** What visitors are sent of a record that they may see; all of it by default. In a summary its lists are empty. */
  forVisitors?: (values: ValuesOf<F>) => ValuesOf<F>
  /**
   * Whether visitors find its records by the search of the site; a result leads to the page that `pageOf` of the screen
   * names. Types whose records have pages of their own are searched unless they say no.
   */
  isSearched?: boolean
  /** Why a record cannot stand beside the others of its type, asked before each save, in its transaction. */
  checkAmong?: (values: ValuesOf<F>, others: readonly ValuesOf<F>[]) => FieldIssue[]
  /** The field with the address that a record leads on from. Where a page answers, a save is refused. */
  leadsFrom?: keyof F & string
  /** How staff see it; what is left out is made from the labels and fields. */
  screen?: ScreenOptions<F>
  /** Further screens that edit a part of its records. */
  moreScreens?: readonly ScreenOptions<F>[]
  /** Input for tests, samples and the documentation. */
  example: Partial<ValuesOf<F>>
}

export interface CollectionOptions<F extends Fields> extends Options<F> {
  /** The field behind `?name=value` on the list. Of a list of texts: one of them, in the language that is asked for. */
  filterBy?: keyof F & string
  /** The field lists are sorted by, ascending; `order` where there is one, else the time of creation. */
  sortBy?: keyof F & string
  /** Lists begin with the greatest value of `sortBy`, such as the latest date. */
  newestFirst?: boolean
  /** Fields that only a record's own page shows: summaries leave them out, as they do lists of groups. */
  onlyOnOwnPage?: readonly (keyof F & string)[]
  /** Id of a new record whose sender named none. Taken ones get a number behind them. */
  newId?: (values: ValuesOf<F>, now: Date) => string
}

export interface SingletonOptions<F extends Fields> extends Options<F> {
  id: string
}

/** A content type as the engine, the forms and the documentation see it. */
export interface Definition<F extends Fields = Fields> {
  readonly kind: 'collection' | 'singleton'
  readonly name: string
  readonly path: string
  readonly label: readonly [string, string]
  readonly fields: F
  readonly titleField: string
  /** Whether visitors find its records by the search of the site. */
  readonly isSearched: boolean
  readonly writePermission: WritePermission
  readonly modifiedName: 'lastModified' | undefined
  readonly filterBy: string | undefined
  readonly sortBy: string | undefined
  readonly newestFirst: boolean
  readonly onlyOnOwnPage: readonly string[]
  /** The fixed id of a singleton. */
  readonly singletonId: string | undefined
  /** The staff's screens of it, the one that edits whole records first. */
  readonly screens: readonly [StaffScreen<F>, ...StaffScreen<F>[]]
  readonly example: Partial<ValuesOf<F>>
  prepare(input: Input): Input
  visibleWhen(values: ValuesOf<F>): boolean
  /** Left out where one switch decides: see `valuesThatHide`. */
  readonly hiddenBy?: Partial<ValuesOf<F>>
  /** Left out where every record stands for itself. */
  checkAmong?(values: ValuesOf<F>, others: readonly ValuesOf<F>[]): FieldIssue[]
  /** Left out where records lead nowhere by themselves. */
  readonly leadsFrom?: string
  forVisitors(values: ValuesOf<F>): ValuesOf<F>
  newId(values: ValuesOf<F>, now: Date): string
}

export interface RecordFacts {
  id: string
  createdAt: string | null
  updatedAt: string | null
  /** Who saved it last, by name; null until somebody did. Only staff are told. */
  updatedBy?: string | null
}

export type RecordOf<D extends Definition> = RecordFacts & ValuesOf<D['fields']>

export function defineCollection<const F extends Fields>(options: CollectionOptions<F>): Definition<F> {
  const base = commonParts(options, 'collection')
  return checked({
    ...base,
    filterBy: options.filterBy,
    sortBy: options.sortBy ?? ('order' in options.fields ? 'order' : undefined),
    newestFirst: options.newestFirst ?? false,
    onlyOnOwnPage: options.onlyOnOwnPage ?? [],
    singletonId: undefined,
    newId: options.newId ?? ((values) => slug(String(values[base.titleField] ?? ''), options.name)),
  })
}

export function defineSingleton<const F extends Fields>(options: SingletonOptions<F>): Definition<F> {
  return checked({
    ...commonParts(options, 'singleton'),
    filterBy: undefined,
    sortBy: undefined,
    newestFirst: false,
    onlyOnOwnPage: [],
    singletonId: options.id,
    newId: () => options.id,
  })
}

function commonParts<F extends Fields>(options: Options<F>, kind: Definition['kind']) {
  const parts = {
    kind,
    name: options.name,
    path: options.path,
    label: options.label,
    fields: options.fields,
    titleField: options.titleField ?? Object.keys(options.fields)[0] ?? '',
    isSearched: options.isSearched ?? pageAddressOf(options.fields) !== undefined,
    writePermission: options.writePermission ?? 'manage_content',
    modifiedName: options.modifiedName,
    example: options.example,
    prepare: options.prepare ?? ((input: Input) => input),
    visibleWhen: options.visibleWhen ?? (() => true),
    ...(options.hiddenBy ? { hiddenBy: options.hiddenBy } : {}),
    ...(options.checkAmong ? { checkAmong: options.checkAmong } : {}),
    ...(options.leadsFrom ? { leadsFrom: options.leadsFrom } : {}),
    forVisitors: options.forVisitors ?? ((values: ValuesOf<F>) => values),
  } as const
  const more = (options.moreScreens ?? []).map((screen) => completeScreen(parts, screen))
  const main = completeScreen(parts, options.screen ?? {}, { isMain: true })
  return { ...parts, screens: [main, ...more] } as const
}

function checked<F extends Fields>(definition: Definition<F>): Definition<F> {
  const problems = checkDefinition(definition)
  if (problems.length > 0)
    throw new Error(`Content type "${definition.name}" is wrong: ${problems.join('; ')}`)
  return definition
}
