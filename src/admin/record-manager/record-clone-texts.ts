export const recordCloneTexts = {
  edit: 'Edit',
  /** Of a refusal: the whole answer as it came, and the sentence in it. */
  reason: (answer: string, _sentence: string) => answer,
}
