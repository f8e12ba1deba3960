import { portraitFace } from './portrait-face.ts'
import { PORTRAIT_HAIR } from './portrait-hair.ts'
import type { Sitter } from './portrait-sitter.ts'

/** What hangs behind the shoulders, and the head with everything before them. */
export function portraitHead(sitter: Sitter): { behind: string; front: string } {
  const hair = PORTRAIT_HAIR[sitter.hair]
  return { behind: hair.behind(sitter), front: portraitFace(sitter) + hair.front(sitter) }
}
