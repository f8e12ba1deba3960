import { useEffect } from 'react'
import { adminAreaTexts as texts } from './admin-area-texts.ts'

/** The server's shell has a title already, so it is replaced instead of joined by a second one. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = texts.documentTitle(title)
  }, [title])
}
