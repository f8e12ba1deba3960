import { Monitor, Moon, Smartphone, Sun, Tablet } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { previewFrameTexts as texts } from './preview-frame-texts.ts'

/** The width that the page believes to have; a narrower frame shows it smaller. */
export const previewWidths = {
  desktop: { frame: 'w-full', pixels: 1280 },
  tablet: { frame: 'max-w-2xl', pixels: 672 },
  mobile: { frame: 'max-w-sm', pixels: 384 },
}
type PreviewWidth = keyof typeof previewWidths
export type PreviewTheme = 'light' | 'dark'

const widthSegments = [
  { value: 'desktop', label: texts.desktop, icon: <Monitor aria-hidden="true" />, iconOnly: true },
  { value: 'tablet', label: texts.tablet, icon: <Tablet aria-hidden="true" />, iconOnly: true },
  { value: 'mobile', label: texts.mobile, icon: <Smartphone aria-hidden="true" />, iconOnly: true },
] as const
const themeSegments = [
  { value: 'light', label: texts.light, icon: <Sun aria-hidden="true" />, iconOnly: true },
  { value: 'dark', label: texts.dark, icon: <Moon aria-hidden="true" />, iconOnly: true },
] as const

/** How a preview is looked at: first on a desktop, in the theme of the staff area. */
export function usePreviewLook() {
  const [width, onWidthChange] = useState<PreviewWidth>('desktop')
  const [theme, onThemeChange] = useState<PreviewTheme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  )
  return { width, theme, onWidthChange, onThemeChange }
}

export function PreviewControls({
  width,
  theme,
  onWidthChange,
  onThemeChange,
}: ReturnType<typeof usePreviewLook>) {
  return (
    <div className="flex gap-2">
      <SegmentedControl
        label={texts.width}
        segments={widthSegments}
        value={width}
        onValueChange={onWidthChange}
      />
      <SegmentedControl
        label={texts.theme}
        segments={themeSegments}
        value={theme}
        onValueChange={onThemeChange}
      />
    </div>
  )
}
