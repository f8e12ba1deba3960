import { aboutPageContent } from '../../../content/about-page/about-page-content.ts'
import { globalGoal } from '../../../content/global-goals.ts'
import { SectionText } from '../../../sections/section-text.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Written } from '../../../ui/written.tsx'
import { PreviewFrame } from '../../preview-frame.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { slotsOf } from '../../screen-slots.ts'

function SdgsPreview({ form }: { form: RecordFormState<typeof aboutPageContent> }) {
  const { sdgsTitle, sdgsContent, sdgItems } = useTypedValues(form)
  return (
    <PreviewFrame className="xl:sticky xl:top-21 xl:self-start">
      <div className="grid gap-8 p-gutter">
        <div className="grid gap-4">
          <Written as="h3" className="text-h1">
            {sdgsTitle}
          </Written>
          <SectionText text={sdgsContent} className="text-lead text-muted" />
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-5">
          {sdgItems.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two goals may be alike while they are typed
            <Goal key={index} {...item} />
          ))}
        </ul>
      </div>
    </PreviewFrame>
  )
}

type GoalProps = { number: number | null; title: string; imageUrl: string }

function Goal({ number, title, imageUrl }: GoalProps) {
  // What is no goal's number is stored as 1.
  const goal = globalGoal(number ?? 1) ?? globalGoal(1)
  const shown = globalGoal(number ?? 1) ? (number ?? 1) : 1
  return (
    <li>
      {imageUrl ? (
        <Picture src={imageUrl} alt="" patternId={`goal-${shown}`} className="aspect-square rounded-card" />
      ) : (
        <div
          aria-hidden="true"
          style={{ borderColor: goal?.color }}
          className="grid aspect-square place-items-center rounded-card border-[0.75rem] bg-surface text-display tabular-nums"
        >
          {shown}
        </div>
      )}
      <p className="mt-3 text-h3">{title || goal?.name}</p>
    </li>
  )
}

export const sdgsSlots = slotsOf(aboutPageContent, { Preview: SdgsPreview })
