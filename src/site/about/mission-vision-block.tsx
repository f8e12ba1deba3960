import { missionVisionDefaults } from '../../content/mission-vision/mission-vision-defaults.ts'
import { Statement } from '../../sections/statement.tsx'
import { WrittenSection } from '../../sections/written-section.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Written } from '../../ui/written.tsx'
import { RecordPicture } from '../record-picture.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

/** Mission and vision on two steps of a stair; nothing where they are hidden or cannot be had. */
export function MissionVisionBlock() {
  const { data: stored } = useSiteQuery(siteQueries.missionVision)
  if (!stored?.isActive) return null
  // What nobody has saved answers the defaults of the main language.
  const data = stored.updatedAt ? stored : { ...stored, ...missionVisionDefaults }
  return (
    <div className="page-width grid gap-x-gutter gap-y-16 py-section md:grid-cols-12">
      <Direction
        id="mission"
        title={data.missionTitle}
        text={data.missionContent}
        imageUrl={data.missionImageUrl}
        className="flex-col-reverse justify-end md:col-span-6"
        pictureClass="aspect-3/2"
      />
      <Direction
        id="vision"
        title={data.visionTitle}
        text={data.visionContent}
        imageUrl={data.visionImageUrl}
        className="flex-col-reverse justify-end md:col-span-5 md:col-start-8 md:flex-col md:justify-start md:pt-28"
        pictureClass="aspect-3/2 md:aspect-square"
      />
    </div>
  )
}

interface DirectionProps {
  id: string
  title: string
  text: string
  imageUrl: string
  className: string
  pictureClass: string
}

function Direction({ id, title, text, imageUrl, className, pictureClass }: DirectionProps) {
  return (
    <WrittenSection
      aria-labelledby={id}
      written={{ header: title, content: text }}
      className={classNames('flex gap-8', className)}
    >
      <div>
        <Written as="h2" id={id} className="text-h3 text-link">
          {title}
        </Written>
        <div className="mt-3 grid gap-4">
          <Statement text={text} />
        </div>
      </div>
      {imageUrl && (
        <RecordPicture
          url={imageUrl}
          alt=""
          id={id}
          ratio={[3, 2]}
          sizes="(min-width: 64rem) 50rem, 75vw"
          className={classNames('rounded-2xl', pictureClass)}
        />
      )}
    </WrittenSection>
  )
}
