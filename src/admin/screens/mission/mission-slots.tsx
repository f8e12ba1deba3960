import { missionVision } from '../../../content/mission-vision/mission-vision.ts'
import { sectionLanguage } from '../../../sections/section-language.ts'
import { Statement } from '../../../sections/statement.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Written } from '../../../ui/written.tsx'
import { PreviewFrame } from '../../preview-frame.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { slotsOf } from '../../screen-slots.ts'
import { missionTexts as texts } from './mission-texts.ts'

function MissionPreview({ form }: { form: RecordFormState<typeof missionVision> }) {
  const values = useTypedValues(form)
  return (
    <PreviewFrame className="xl:sticky xl:top-21 xl:self-start">
      {values.isActive ? (
        <div className="grid gap-12 p-gutter @3xl:grid-cols-2">
          <Direction
            title={values.missionTitle}
            text={values.missionContent}
            imageUrl={values.missionImageUrl}
          />
          <Direction
            title={values.visionTitle}
            text={values.visionContent}
            imageUrl={values.visionImageUrl}
          />
        </div>
      ) : (
        <p className="p-gutter text-muted">{texts.hidden}</p>
      )}
    </PreviewFrame>
  )
}

function Direction({ title, text, imageUrl }: { title: string; text: string; imageUrl: string }) {
  return (
    <div
      {...sectionLanguage({ header: title, subheader: '', content: text })}
      className="grid content-start gap-4"
    >
      <Written as="h3" className="text-h3 text-link">
        {title}
      </Written>
      <Statement text={text} />
      {imageUrl && <Picture src={imageUrl} alt="" patternId={title} className="aspect-3/2 rounded-2xl" />}
    </div>
  )
}

export const missionSlots = slotsOf(missionVision, { Preview: MissionPreview })
