import type { StylePiece } from '../src/server/pages/rendering/page-styles.ts'

export function splitStyles(css: string): StylePiece[]
export function withoutFonts(css: string): string
