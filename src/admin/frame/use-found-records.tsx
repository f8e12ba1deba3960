import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type AdminScreen, useAdminScreens } from '../admin-screen.ts'
import { answerInPageLanguage } from '../answer-words.ts'
import { useNavigate } from '../navigation/admin-location.ts'
import { recordAddress } from '../record-address.ts'
import type { Command } from './find-commands.ts'
import { finderTexts as texts } from './finder-texts.ts'

/** Until somebody stops typing for so long, the server is not asked. */
const pauseMs = 200
/** One letter stands in nearly every title. */
const minLetters = 2

interface FoundRecord {
  path: string
  label: string
  id: string
  title: string
  isVisible: boolean
}

/** The records whose titles answer what is typed; the last ones stay until the next are there. */
export function useFoundRecords(query: string) {
  const settled = useSettled(query.trim())
  const isAsked = query.trim().length >= minLetters
  const screens = useAdminScreens()
  const navigate = useNavigate()
  const records = useQuery<FoundRecord[]>({
    queryKey: [`/api/search?q=${encodeURIComponent(settled)}`],
    enabled: isAsked && settled.length >= minLetters,
    placeholderData: keepPreviousData,
    // A colleague may have renamed or deleted it a moment ago.
    staleTime: 0,
  })
  const commands = (isAsked ? (records.data ?? []) : []).flatMap((record): Command[] => {
    const address = addressOf(screens, record)
    return address ? [recordCommand(record, screens, () => void navigate(address))] : []
  })
  return {
    commands,
    isSearching: isAsked && (records.isFetching || settled !== query.trim()),
    hasFailed: isAsked && records.isError && !records.isFetching,
    retry: () => void records.refetch(),
  }
}

function addressOf(screens: readonly AdminScreen[], { path, id }: FoundRecord): string | undefined {
  const outline = screenOf(screens, path)?.records
  return outline && recordAddress(outline, id)
}

function screenOf(screens: readonly AdminScreen[], path: string): AdminScreen | undefined {
  return screens.find(({ records }) => records?.path === path)
}

function recordCommand(record: FoundRecord, screens: readonly AdminScreen[], run: () => void): Command {
  const Icon = screenOf(screens, record.path)?.menu?.icon ?? FileText
  const kind = answerInPageLanguage(record.label)
  return {
    id: `record ${record.path} ${record.id}`,
    group: 'records',
    label: record.title,
    hint: record.isVisible ? kind : `${kind} · ${texts.hidden}`,
    keywords: [],
    icon: <Icon aria-hidden="true" />,
    run,
  }
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
