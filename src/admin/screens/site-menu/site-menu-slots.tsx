import { menuEntriesGroup, siteMenu } from '../../../content/site-menu/site-menu.ts'
import { slotsOf } from '../../screen-slots.ts'
import { MenuFit } from './menu-fit.tsx'

export const siteMenuSlots = slotsOf(siteMenu, { notes: { [menuEntriesGroup]: MenuFit } })
