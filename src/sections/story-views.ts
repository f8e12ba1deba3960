import { CustomHero } from './layouts/custom-hero.tsx'
import { ImageLeftTextRight } from './layouts/image-left-text-right.tsx'
import { Steps } from './layouts/steps.tsx'
import { TextLeftImageRight } from './layouts/text-left-image-right.tsx'

/** Layouts that tell a story in words and a picture. */
export const storyViews = {
  customHero: CustomHero,
  steps: Steps,
  textLeftImageRight: TextLeftImageRight,
  imageLeftTextRight: ImageLeftTextRight,
}
