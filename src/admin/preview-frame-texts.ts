export const previewFrameTexts = {
  preview: 'Live preview',
  width: 'Width of the preview',
  theme: 'Theme of the preview',
  desktop: 'Desktop',
  tablet: 'Tablet',
  mobile: 'Mobile',
  light: 'Light',
  dark: 'Dark',
}
