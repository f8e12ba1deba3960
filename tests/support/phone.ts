/** The screen of a phone, also for files whose journeys are about nothing else: `test.use(phone)`. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
