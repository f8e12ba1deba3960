import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Written } from './written.tsx'

it('words of our own say their language inside of what somebody wrote in another', () => {
  const html = renderToStaticMarkup(
    <Written as="p" text="الفرافرة">
      <Written as="span">Where: </Written>
      الفرافرة
    </Written>,
  )
  expect(html).toBe('<p lang="ar" dir="rtl"><span lang="en" dir="ltr">Where: </span>الفرافرة</p>')
})

it('nothing is said where everything is in the language of the page', () => {
  const html = renderToStaticMarkup(
    <Written as="p" text="Farafra">
      <Written as="span">Where: </Written>
      Farafra
    </Written>,
  )
  expect(html).toBe('<p><span>Where: </span>Farafra</p>')
})
