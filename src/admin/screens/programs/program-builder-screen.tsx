import { program } from '../../../content/program/program.ts'
import { programBuilder } from '../../../content/program/program-builder.ts'
import { RecordBuilder } from '../../page-builder/record-builder.tsx'

export function ProgramBuilderScreen() {
  return <RecordBuilder definition={program} facts={programBuilder} />
}
