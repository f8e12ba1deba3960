interface Named {
  name: string
  displayName: string
}

/** What stands in the field: nothing for those who go by their full name, so that it follows when that is changed. */
export function typedDisplayName({ name, displayName }: Named): string {
  return displayName === name ? '' : displayName
}
