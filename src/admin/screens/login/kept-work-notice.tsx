import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasDrafts } from '../../../client/draft-store.ts'
import { Alert } from '../../../ui/alert.tsx'
import { backFrom } from '../../require-user.tsx'
import { loginTexts as texts } from './login-texts.ts'

/** For whoever was led here from a screen, as by signing out in another tab, while something was typed and not saved. */
export function KeptWorkNotice() {
  const isLedHere = backFrom(useLocation().state) !== undefined
  const [isKept, setKept] = useState(false)
  // Asked when the screen before is gone: leaving it writes down the last words.
  useEffect(() => setKept(hasDrafts(localStorage, Date.now())), [])
  return isLedHere && isKept ? <Alert title={texts.kept} /> : null
}
