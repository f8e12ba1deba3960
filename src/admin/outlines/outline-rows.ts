import { contentTypes } from '../../content/index.ts'
import { type OutlineRow, outlineRow } from './outline-row.ts'

/**
 * The content types as menu, search and links know them. What staff load holds the finished rows in this module's place, so
 * that definitions come with the first screen that draws one (`scripts/staff-outlines.mjs`).
 */
export const outlineRows: readonly OutlineRow[] = contentTypes.map(outlineRow)
