export const colorHintTexts = {
  primaryColor:
    'This colour is hard to read on a light page. Text and buttons are shown in a stronger shade of it.',
  secondaryColor: 'This colour hardly stands out on a light page. Text is shown in a stronger shade of it.',
  accentColor: 'This colour hardly stands out on a light page. Text is shown in a stronger shade of it.',
}
