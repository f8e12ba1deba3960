import { program } from '../../../content/program/program.ts'
import { PageMark } from '../../page-builder/page-mark.tsx'
import { slotsOf } from '../../screen-slots.ts'

export const programSlots = slotsOf(program, {
  Mark: PageMark,
  loadBuilder: async () => (await import('./program-builder-screen.tsx')).ProgramBuilderScreen,
})
