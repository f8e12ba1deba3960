/** What texts of another language must be: every name of the English ones, with the same arguments, in any words. */
export type Messages<English> = English extends string
  ? string
  : English extends (...args: infer Arguments) => string
    ? (...args: Arguments) => string
    : { readonly [Name in keyof English]: Messages<English[Name]> }
