/**
 * The words of a sample record in another language, in the shape of the record: fields by name, the sections of a page by
 * their id, other lists by position and as long as the list they translate.
 */
export interface SampleTexts {
  [name: string]: string | SampleTexts | readonly (string | SampleTexts)[]
}
