/** The shape of texts in another language: the same texts, functions with the same parameters, lists of the same length. */
export type MessagesShape<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T extends number | boolean | null
      ? T
      : { readonly [Name in keyof T]: MessagesShape<T[Name]> }
