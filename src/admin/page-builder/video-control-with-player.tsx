import { SectionVideo } from '../../sections/section-video.tsx'
import { youtubeVideo } from '../../shared/youtube-url.ts'
import { RecordField } from '../record-form/record-field.tsx'
import { useFieldState } from '../record-form/record-form-context.ts'
import { builderTexts as texts } from './builder-texts.ts'

/** The address of a video, and the player that visitors will find there. */
export function VideoControlWithPlayer({ name, sectionId }: { name: string; sectionId: string }) {
  const { value } = useFieldState<string>(name)
  return (
    <div className="space-y-3">
      <RecordField name={name} placeholder="https://www.youtube.com/watch?v=…" />
      {youtubeVideo(value.trim()) && (
        <SectionVideo url={value} title={texts.video} patternId={sectionId} width={320} />
      )}
    </div>
  )
}
