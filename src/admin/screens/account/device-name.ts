import { accountTexts as texts } from './account-texts.ts'

const browsers: [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** `Chrome on Windows`, as far as a browser tells about itself. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? texts.someBrowser
  const system = nameIn(systems, userAgent)
  return system ? texts.device(browser, system) : browser
}

function nameIn(names: [RegExp, string][], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
