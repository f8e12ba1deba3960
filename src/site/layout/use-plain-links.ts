import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pathWithoutLanguage } from '../../shared/language-path.ts'
import { ownLinkAt } from './own-link.ts'

/**
 * Links in what staff wrote, and in section views, which know no router because the builders show them too, move without
 * a reload as those of the router do.
 */
export function usePlainLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = ownLinkAt(event.target)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      void navigate(pathWithoutLanguage(link.pathname) + link.search + link.hash)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}
