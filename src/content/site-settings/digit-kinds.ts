/** The digits of Arabic pages: ٠١٢٣ or 0123. */
export const digitKinds = ['Arabic-Indic', 'Latin'] as const
export type DigitKind = (typeof digitKinds)[number]
