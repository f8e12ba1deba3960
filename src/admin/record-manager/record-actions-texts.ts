export const recordActionsTexts = {
  view: (title: string) => `View ${title}`,
  edit: (title: string) => `Edit ${title}`,
  page: (title: string) => `View page of ${title} (opens in a new tab)`,
  clone: (title: string) => `Clone ${title}`,
  delete: (title: string) => `Delete ${title}`,
}
