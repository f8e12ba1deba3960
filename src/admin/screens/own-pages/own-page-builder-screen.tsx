import { ownPage } from '../../../content/own-page/own-page.ts'
import { ownPageBuilder } from '../../../content/own-page/own-page-builder.ts'
import { RecordBuilder } from '../../page-builder/record-builder.tsx'

export function OwnPageBuilderScreen() {
  return <RecordBuilder definition={ownPage} facts={ownPageBuilder} />
}
