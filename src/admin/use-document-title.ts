import { useEffect } from 'react'

/** The server's shell has a title already, so it is replaced instead of joined by a second one. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Admin area`
  }, [title])
}
