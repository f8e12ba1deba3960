/** Where the icon is drawn of a foundation that has a name of its own and no icon. */
export const siteIconPath = '/site-icon.svg'
