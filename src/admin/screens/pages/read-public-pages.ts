import { listUrl } from '../../../client/content-queries.ts'
import { readAsStaff } from '../../../client/staff-request.ts'
import {
  listPublicPages,
  type PageRecords,
  type PublicPage,
  pageTypes,
} from '../../../content/public-pages.ts'
import { outlineOf } from '../../outlines/content-outlines.ts'
import { recordAddress, screenAddress } from '../../record-address.ts'

/** A page with the address of the screen that edits it. */
export interface ListedPage extends Omit<PublicPage, 'editor' | 'sharing'> {
  editor: string
  /** Where staff say how it is found and shared; undefined where the editor holds that too. */
  sharing: string | undefined
}

export async function readPublicPages(): Promise<ListedPage[]> {
  const records = await Promise.all(pageTypes.map(async (type) => [type, await readAll(type)]))
  // Each list is what its type's call answers; the names are those of `pageTypes`.
  const pages = listPublicPages(Object.fromEntries(records) as PageRecords)
  return pages.map((page) => ({
    ...page,
    editor: editorOf(page),
    sharing: page.sharing && screenAddress(outlineOf(page.sharing).screens[0]),
  }))
}

/** A single record counts as a list of one. */
async function readAll(type: string): Promise<unknown[]> {
  const { record } = await readAsStaff<unknown>(listUrl(outlineOf(type)))
  return [record].flat()
}

function editorOf({ editor }: PublicPage): string {
  if (!editor) return '/admin/applications'
  const outline = outlineOf(editor.type)
  const [screen] = outline.screens
  return editor.id === undefined ? screenAddress(screen) : recordAddress(outline, editor.id)
}
