/** Holds the code of the language that the staff area was last shown in. */
export const staffLanguageCookie = 'admin-language'
