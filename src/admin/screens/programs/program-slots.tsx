import { program } from '../../../content/program/program.ts'
import { programBuilder } from '../../../content/program/program-builder.ts'
import { PageMark } from '../../page-builder/page-mark.tsx'
import { RecordBuilder } from '../../page-builder/record-builder.tsx'
import { slotsOf } from '../../screen-slots.ts'

export const programSlots = slotsOf(program, {
  Mark: PageMark,
  Builder: () => <RecordBuilder definition={program} facts={programBuilder} />,
})
