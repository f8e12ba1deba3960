/** A sentence of the server in the language of the page; the build of another language puts its own file in this one's place. */
export function answerInPageLanguage(sentence: string): string {
  return sentence
}
