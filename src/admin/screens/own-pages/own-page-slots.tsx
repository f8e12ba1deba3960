import { ownPage } from '../../../content/own-page/own-page.ts'
import { ownPageBuilder } from '../../../content/own-page/own-page-builder.ts'
import { RecordBuilder } from '../../page-builder/record-builder.tsx'
import { slotsOf } from '../../screen-slots.ts'

export const ownPageSlots = slotsOf(ownPage, {
  Builder: () => <RecordBuilder definition={ownPage} facts={ownPageBuilder} />,
})
