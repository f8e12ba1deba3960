import { type ComponentType, useEffect, useState } from 'react'
import type { LanguageOfferProps } from './language-offer.tsx'
import { languageToOffer } from './preferred-language.ts'

const loadOffer = () => import('./language-offer.tsx')

/** Asks the browser, never the server, whose answers are the same for everybody. Its code comes to whom it concerns. */
export function LaterOffer() {
  const [offer, setOffer] = useState<{ Offer: ComponentType<LanguageOfferProps> }>()
  const [language] = useState(() => (typeof window === 'undefined' ? undefined : languageToOffer()))
  useEffect(() => {
    if (language === undefined) return
    loadOffer().then(
      ({ LanguageOffer }) => setOffer({ Offer: LanguageOffer }),
      // Cut off from the network nobody could follow it anyway.
      () => setOffer(undefined),
    )
  }, [language])
  if (!offer || language === undefined) return null
  return <offer.Offer language={language} onClose={() => setOffer(undefined)} />
}
