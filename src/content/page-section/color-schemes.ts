/** `classes` are Tailwind's gradient stops, `from` and `to` the same colours for places that cannot use classes. */
interface ColorScheme {
  label: string
  classes: string
  from: string
  to: string
}

// White text lies on these gradients: both ends keep a contrast of at least 4.5 to 1 with white.
export const colorSchemes = {
  green: { label: 'Green', classes: 'from-emerald-800 to-emerald-700', from: '#065f46', to: '#047857' },
  blue: { label: 'Blue', classes: 'from-blue-800 to-blue-600', from: '#1e40af', to: '#2563eb' },
  orange: { label: 'Orange', classes: 'from-orange-800 to-orange-700', from: '#9a3412', to: '#c2410c' },
  red: { label: 'Red', classes: 'from-red-800 to-red-600', from: '#991b1b', to: '#dc2626' },
  purple: { label: 'Purple', classes: 'from-purple-800 to-purple-600', from: '#6b21a8', to: '#9333ea' },
  teal: { label: 'Teal', classes: 'from-teal-800 to-teal-700', from: '#115e59', to: '#0f766e' },
} as const satisfies Record<string, ColorScheme>

export type ColorSchemeName = keyof typeof colorSchemes

export const colorSchemeNames = Object.keys(colorSchemes) as [ColorSchemeName, ...ColorSchemeName[]]

export function isColorSchemeName(value: unknown): value is ColorSchemeName {
  return typeof value === 'string' && Object.hasOwn(colorSchemes, value)
}

/** The scheme of that name; `fallback` for names from elsewhere. */
export function colorSchemeOf(name: string, fallback: ColorSchemeName = 'blue'): ColorScheme {
  return colorSchemes[isColorSchemeName(name) ? name : fallback]
}

/** A scheme chosen without a gradient brings its own. */
export function withSchemeGradient(input: Record<string, unknown>): Record<string, unknown> {
  if (input.gradient !== undefined || !isColorSchemeName(input.color)) return input
  return { ...input, gradient: colorSchemes[input.color].classes }
}
