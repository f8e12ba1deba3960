type Translate = (sentence: string) => string

let translate: Translate = (sentence) => sentence

/** Called once, before the first request, by whoever shows the answers in another language than that of the server. */
export function translateAnswersBy(translation: Translate): void {
  translate = translation
}

/** A sentence of the server as its reader gets it. */
export function translateAnswer(sentence: string): string {
  return translate(sentence)
}
