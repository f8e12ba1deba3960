import { ChangeLog } from '../engine/change-log.ts'
import type { PreviewRow } from './preview-store.ts'

/** The name of previews in the change log. */
export const previewType = 'preview'
export const previewChanges = new ChangeLog(previewType)

/** The address is no part of it. */
export function previewFacts({ kind, type, subject, language, title, expires_at }: PreviewRow) {
  return { kind, type, subject, language, title, expiresAt: expires_at }
}
