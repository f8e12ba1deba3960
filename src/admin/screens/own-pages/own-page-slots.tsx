import { ownPage } from '../../../content/own-page/own-page.ts'
import { slotsOf } from '../../screen-slots.ts'

export const ownPageSlots = slotsOf(ownPage, {
  loadBuilder: async () => (await import('./own-page-builder-screen.tsx')).OwnPageBuilderScreen,
})
