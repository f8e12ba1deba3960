import type { Fields } from './field.ts'
import type { ListFacts, ListRecord } from './list-facts.ts'

/** The parts of the admin area's menu, in their order. */
export const menuGroups = ['Overview', 'Pages', 'Content', 'Administration'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A drawing beside the words of a menu entry; the admin area holds one for each name. */
export type MenuIcon =
  | 'BookOpen'
  | 'Briefcase'
  | 'CalendarDays'
  | 'ChartNoAxesColumn'
  | 'Compass'
  | 'FileText'
  | 'Globe'
  | 'Handshake'
  | 'Images'
  | 'LayoutList'
  | 'Newspaper'
  | 'PanelBottom'
  | 'PanelTop'
  | 'Quote'
  | 'Rocket'
  | 'Signpost'
  | 'Sprout'
  | 'TrendingUp'
  | 'UsersRound'

/** A number beside the words of a menu entry, such as of what waits for somebody; the admin area reads each. */
export type MenuCount = 'newApplications' | 'approvals'

export interface MenuEntry {
  label: string
  description: string
  icon: MenuIcon
  group: MenuGroup
  /** Lower numbers come first within the group; 100 by default. */
  place: number
  count?: MenuCount
}

/** Something on a screen that people look for by itself, such as their password. */
export interface FoundAction {
  label: string
  /** What else it may be called. */
  keywords?: readonly string[]
  /** Behind the address of the screen: a part of it (`#password`), a choice (`?status=pending`), a form (`/new`). */
  at: string
}

/** A failed call as a sentence can tell of it. */
export interface Failure {
  /** The HTTP status; undefined where no answer came. */
  status: number | undefined
  /** What the server said, else the name of its status, else what the browser says. */
  reason: string
  /** Whether the record was stored before. */
  exists: boolean
}

export type FailureText = string | ((failure: Failure) => string)

/** Everything that a screen says. All of it has defaults made from the labels of the type. */
export interface ScreenWords {
  title: string
  description: string
  /** Names the list for screen readers. */
  list: string
  add: string
  addTitle: string
  editTitle: string
  save: string
  empty: string
  emptyHint: string
  loading: string
  loadFailed: string
  /** A message that pops up when fields are wrong; none where it is left empty. */
  invalid: string
  created: string
  updated: string
  failed: FailureText
  confirmDelete: string
  deleted: string
  deleteFailed: FailureText
  /** Nothing is said where it is left empty: the list shows it. */
  ordered: string
  orderFailed: string
  cloned: string
  cloneFailed: string
  /** Said in messages that pop up, besides what the form shows; none where they are left empty. */
  loadFailedToast: string
  saveFailedToast: string
}

type Item = Readonly<Record<string, unknown>>

/** What a choice writes into other fields, and what is said while they contradict it. */
export interface Decision {
  values(choice: string): Item
  /** Stands in the control's place until something is chosen; undefined where everything agrees. */
  contradiction(values: Item): string | undefined
}

/** How one field stands in one form; the field itself says everything else. */
export interface FieldInForm<Name extends string = string> {
  name: Name
  label?: string
  help?: string
  placeholder?: string
  hideLabel?: boolean
  /** Lines of a long text. */
  rows?: number
  /** Height of a picture's preview. */
  previewSize?: 'small' | 'medium' | 'large'
  /** The ground a picture is made for, in either theme. */
  ground?: 'light' | 'dark'
  /** Words for the stored values of a choice. */
  options?: readonly { value: string; label: string }[]
  /** Of a choice that is written into other fields as well. */
  decides?: Decision
  /** Refuses an entry that a list of texts holds already. */
  isUnique?: boolean
  /** The heading of an item of a list. */
  itemTitle?: (item: Item, index: number) => string
  /** The members that an item of a list shows, where that depends on the item; undefined for all. */
  itemMembers?: (item: Item) => readonly string[] | undefined
  /** Items of a list are folded to their headings until somebody opens them. */
  foldsItems?: boolean
  /** Whether an item of a list will be stored as it is; said by its colour. Left out where every item is. */
  isItemComplete?: (item: Item) => boolean
  /** How the members of a group or an item stand: one below the other, in pairs, or a narrow one before a wide one. */
  arrange?: 'pairs' | 'narrow-first'
  /** Left out of the form while this is false. */
  shownWhen?: (values: Item) => boolean
}

type FieldEntry<Name extends string> = Name | FieldInForm<Name>

/** Fields under one heading. A list within the list stands side by side. */
export interface FormGroup<Name extends string = string> {
  title: string
  /** In the list of parts, where the title is too long for it. */
  shortTitle?: string
  description?: string
  fields: readonly (FieldEntry<Name> | readonly FieldEntry<Name>[])[]
  /** In the narrow column beside the others. */
  isAside?: boolean
  /** Left out of the form while this is false. */
  shownWhen?: (values: Item) => boolean
  /** Smaller parts below the fields. */
  groups?: readonly FormGroup<Name>[]
}

/** The staff's screen of a type: what stands in the menu, in the list and in the form, and in which words. */
export interface StaffScreen<F extends Fields = Fields> {
  /** Behind /admin/. */
  path: string
  /** Undefined for a screen that is reached from another. */
  menu: MenuEntry | undefined
  /** Path of the screen that leads to it, for the breadcrumbs. */
  parent: string | undefined
  /** What else the screen may be called by whoever searches for it. */
  keywords: readonly string[]
  /** What the search offers besides the screen, its form for a new record and the fields of its form. */
  actions: readonly FoundAction[]
  words: ScreenWords
  form: readonly FormGroup<keyof F & string>[]
  /** Cards one below the other, a tab for each group, or cards with a list of parts beside them. */
  formAs: 'cards' | 'tabs' | 'parts'
  list: ListFacts<F>
  /** Where a record is edited, behind /admin/, when that is not `{path}/{id}`. */
  recordPath: ((id: string) => string) | undefined
  /** The page on the website that shows a record; undefined while visitors cannot see it. */
  pageOf(record: ListRecord<F>): string | undefined
  /** Of a collection that is edited as if it held one record: which one that is. */
  choose?(records: ListRecord<F>[]): { id: string } | undefined
}

/** What a definition says of a screen; the rest is made from its labels and fields. */
export interface ScreenOptions<F extends Fields> {
  path?: string
  menu?: Partial<MenuEntry> | false
  parent?: string
  keywords?: readonly string[]
  actions?: readonly FoundAction[]
  words?: Partial<ScreenWords>
  form?: readonly FormGroup<keyof F & string>[]
  formAs?: StaffScreen['formAs']
  list?: Partial<ListFacts<F>>
  recordPath?: (id: string) => string
  pageOf?(record: ListRecord<F>): string | undefined
  choose?(records: ListRecord<F>[]): { id: string } | undefined
}
