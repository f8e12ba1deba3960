import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { languageFacts, mainLanguage } from '../../shared/languages.ts'
import { type AdminScreen, useAdminScreens } from '../admin-screen.ts'
import { answerInPageLanguage } from '../answer-words.ts'
import { type ContentOutline, contentOutlines } from '../outlines/content-outlines.ts'
import { hasList, recordAddress, translationAddress } from '../record-address.ts'
import type { Command } from './find-commands.ts'
import { finderTexts as texts } from './finder-texts.ts'

/** Until somebody stops typing for so long, the server is not asked. */
const pauseMs = 200
/** One letter stands in nearly every title. */
const minLetters = 2

/** As the server answers it. */
interface FoundRecord {
  path: string
  label: string
  id: string
  title: string
  isVisible: boolean
  lang: Parameters<typeof languageFacts>[0]
  foundAs: string
  passage: string
  isNear: boolean
}

/** What is no content has no outline. */
const otherAddresses: Record<string, (id: string) => string> = {
  applications: (id) => `/admin/applications?view=${encodeURIComponent(id)}`,
  users: () => '/admin/users',
}

/** What answers what is typed; the last ones stay until the next are there. Before anything is typed, what this person worked on last. */
export function useFoundRecords(query: string) {
  const typed = query.trim()
  const settled = useSettled(typed)
  const isAsked = typed.length >= minLetters
  const records = useQuery<FoundRecord[]>({
    queryKey: [`/api/search?q=${encodeURIComponent(settled)}`],
    enabled: isAsked && settled.length >= minLetters,
    placeholderData: keepPreviousData,
    // A colleague may have renamed or deleted it a moment ago.
    staleTime: 0,
  })
  const recent = useQuery<FoundRecord[]>({ queryKey: ['/api/search/recent'], staleTime: 0 })
  const commands = useCommandsFor(isAsked ? records : undefined)
  return {
    commands,
    recent: useCommandsFor(typed === '' ? recent : undefined).map((command) => ({
      ...command,
      id: `recent ${command.id}`,
      group: 'recent' as const,
    })),
    isNear: isAsked && commands.length > 0 && (records.data ?? []).every(({ isNear }) => isNear),
    isSearching: isAsked && (records.isFetching || settled !== typed),
    hasFailed: isAsked && records.isError && !records.isFetching,
    retry: () => void records.refetch(),
  }
}

function useCommandsFor(query: UseQueryResult<FoundRecord[]> | undefined): Command[] {
  const screens = useAdminScreens()
  const navigate = useNavigate()
  return (query?.data ?? []).flatMap((record): Command[] => {
    const address = addressOf(record)
    return address ? [recordCommand(record, screens, () => void navigate(address))] : []
  })
}

/** What was found by a word of a translation is found there. */
function addressOf({ path, id, lang, foundAs }: FoundRecord): string | undefined {
  const other = otherAddresses[path]
  if (other) return other(id)
  const outline = outlineAt(path)
  if (!outline) return undefined
  return lang !== mainLanguage && foundAs === ''
    ? translationAddress(outline, id, lang)
    : recordAddress(outline, id)
}

function outlineAt(path: string): ContentOutline | undefined {
  return contentOutlines.find((outline) => outline.path === path)
}

function recordCommand(record: FoundRecord, screens: readonly AdminScreen[], run: () => void): Command {
  const { path, id, label, title, foundAs, passage, lang, isVisible } = record
  const [main] = outlineAt(path)?.screens ?? []
  const Icon = screens.find((screen) => screen.path === (main?.path ?? path))?.menu?.icon ?? FileText
  const isOther = path in otherAddresses
  // What is edited as a single record goes by the name of its screen.
  const isSingle = main !== undefined && !hasList(outlineAt(path) ?? { kind: 'singleton' }, main)
  const isHidden = !isVisible && !isOther && !isSingle
  const parts = [
    !isSingle && answerInPageLanguage(label),
    foundAs && title,
    lang !== mainLanguage && foundAs === '' && languageFacts(lang).name,
    isHidden && texts.hidden,
    passage,
  ]
  return {
    id: `record ${path} ${id}`,
    group: isOther ? 'people' : 'records',
    label: isSingle ? main.title : foundAs || title,
    hint: parts.filter(Boolean).join(' · '),
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
