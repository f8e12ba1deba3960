import type { SectionImage } from '../content/page-section/page-section.ts'
import { classNames } from '../ui/class-names.ts'
import { mosaicTiles, type TileShape } from './mosaic-tiles.ts'
import { numbered } from './numbered.ts'
import { PictureCaption, SectionPicture } from './section-picture.tsx'

type PictureMosaicProps = {
  images: readonly SectionImage[]
  /** Makes the patterns of missing pictures. */
  patternId: string
  /** Begins with the first large picture of the page. */
  isPriority?: boolean
}

/** Pictures of different sizes that fill a rectangle; their captions stand below them. */
export function PictureMosaic({ images, patternId, isPriority = false }: PictureMosaicProps) {
  const shapes = mosaicTiles(images.length)
  return (
    <ul className="grid grid-flow-dense grid-cols-2 gap-x-3 gap-y-5 @2xl:auto-rows-[minmax(clamp(13rem,23cqi,19rem),auto)] @2xl:grid-cols-12 @2xl:gap-x-4">
      {numbered(images).map(({ number, ...image }) => (
        <Tile
          key={number}
          image={image}
          shape={shapes[number - 1] ?? 'small'}
          patternId={`${patternId}-${number}`}
          isPriority={isPriority && number === 1}
        />
      ))}
    </ul>
  )
}

const places: Record<TileShape, string> = {
  panorama: 'col-span-2 @2xl:col-span-12 @2xl:row-span-2',
  large: 'col-span-2 @2xl:col-span-8 @2xl:row-span-2',
  largeAtEnd: 'col-span-2 @2xl:col-start-5 @2xl:col-end-13 @2xl:row-span-2',
  small: '@2xl:col-span-4',
  wide: '@2xl:col-span-7',
  narrow: '@2xl:col-span-5',
}

type TileProps = { image: SectionImage; shape: TileShape; patternId: string; isPriority: boolean }

function Tile({ image, shape, patternId, isPriority }: TileProps) {
  const isHalfOfPhone = shape === 'small' || shape === 'wide' || shape === 'narrow'
  return (
    <li className={places[shape]}>
      <figure className="flex h-full flex-col gap-2">
        <SectionPicture
          image={image}
          patternId={patternId}
          isPriority={isPriority}
          ratio={[1200, 800]}
          className={classNames(
            'relative rounded-card @2xl:aspect-auto @2xl:min-h-40 @2xl:flex-1',
            isHalfOfPhone ? 'aspect-square' : 'aspect-4/3',
          )}
          imageClassName="absolute inset-0"
        />
        <PictureCaption image={image} />
      </figure>
    </li>
  )
}
