export const stepChangesTexts = {
  changed: (labels: string[]) => `Changed: ${labels.join(', ')}`,
  restored: (labels: string[]) => `Restored: ${labels.join(', ')}`,
}
