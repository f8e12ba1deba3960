import type { SectionImage } from '../../content/page-section/page-section.ts'
import { classNames } from '../../ui/class-names.ts'
import { cardWords } from '../item-words.ts'
import { MissingItems } from '../missing-items.tsx'
import { filledItems, type NumberedItem } from '../numbered.ts'
import { PictureMosaic } from '../picture-mosaic.tsx'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionItemIcon } from '../section-item-icon.tsx'
import { SectionItemTitle } from '../section-item-title.tsx'
import { PictureCaption, SectionPicture } from '../section-picture.tsx'
import { SectionText } from '../section-text.tsx'
import { SectionTop } from '../section-top.tsx'

/** A walk past the products: each with a picture, on one side and the other in turn. */
export function ProductShowcase({ section, headingLevel }: SectionViewProps) {
  const { align, images, id } = section
  const items = filledItems(section.items)
  const further = images.slice(items.length).filter(({ url }) => url)
  return (
    <SectionFrame section={section} headingLevel={headingLevel} className="flex flex-col gap-12 @3xl:gap-16">
      <SectionTop section={section} />
      {items.length === 0 && <MissingItems />}
      {items.length > 0 && (
        <ul className="flex flex-col gap-14 @3xl:gap-20">
          {items.map((item) => (
            <Product
              key={item.number}
              item={item}
              image={images[item.number - 1]}
              patternId={`${id}-${item.number}`}
              isPictureFirst={(item.number % 2 === 1) === (align !== 'right')}
            />
          ))}
        </ul>
      )}
      {items.length + further.length === 0 && (
        <SectionPicture image={undefined} patternId={id} className="aspect-21/9 rounded-2xl" />
      )}
      {further.length > 0 && <PictureMosaic images={further} patternId={id} />}
    </SectionFrame>
  )
}

type ProductProps = {
  item: NumberedItem
  image: SectionImage | undefined
  patternId: string
  isPictureFirst: boolean
}

const sides = {
  pictureFirst: {
    picture: '@3xl:col-start-1 @3xl:col-end-8',
    corner: 'rounded-se-[clamp(3.5rem,11cqi,9rem)]',
    text: '@3xl:col-start-9 @3xl:col-end-13',
  },
  textFirst: {
    picture: '@3xl:col-start-6 @3xl:col-end-13',
    corner: 'rounded-ss-[clamp(3.5rem,11cqi,9rem)]',
    text: '@3xl:col-start-1 @3xl:col-end-5',
  },
}

function Product({ item, image, patternId, isPictureFirst }: ProductProps) {
  const { title, text } = cardWords(item)
  const side = isPictureFirst ? sides.pictureFirst : sides.textFirst
  return (
    <li className="grid gap-6 @3xl:grid-cols-12 @3xl:items-center @3xl:gap-0">
      <figure className={classNames('@3xl:row-start-1', side.picture)}>
        <SectionPicture
          image={image}
          patternId={patternId}
          ratio={[1200, 800]}
          className={classNames('aspect-3/2 rounded-2xl', side.corner)}
        />
        <PictureCaption image={image} className="mt-3" />
      </figure>
      <div className={classNames('flex flex-col gap-3 @3xl:row-start-1', side.text)}>
        <SectionItemIcon name={item.icon} className="mb-2" />
        <SectionItemTitle title={title} className="text-h2" />
        <SectionText text={text} className="prose-measure text-muted" />
      </div>
    </li>
  )
}
