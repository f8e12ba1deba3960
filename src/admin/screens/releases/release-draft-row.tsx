import { useState } from 'react'
import { Link } from 'react-router'
import type { Release, ReleaseDraft } from '../../../client/release-queries.ts'
import { contentTypes } from '../../../content/index.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { isLanguage, languageFacts, mainLanguage } from '../../../shared/languages.ts'
import { isolated, textLanguage } from '../../../shared/text-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { actorName } from '../../actor-name.ts'
import { answerInPageLanguage } from '../../answer-words.ts'
import { momentText } from '../../moment-text.ts'
import { recordAddress, translationAddress } from '../../record-address.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { useReleaseActions } from '../../releases/use-release-actions.ts'
import { DraftDifference } from './draft-difference.tsx'
import { MendDraft } from './mend-draft.tsx'

type ReleaseDraftRowProps = {
  release: Release
  draft: ReleaseDraft
  isWaiting: boolean
  mayChange: boolean
}

/** One draft of a release: what it is of, who edited it last, what differs, and the way out of the release. */
export function ReleaseDraftRow({ release, draft, isWaiting, mayChange }: ReleaseDraftRowProps) {
  const definition = contentTypes.find(({ name }) => name === draft.type)
  const [isCompared, setCompared] = useState(false)
  const [isMended, setMended] = useState(false)
  const isRecord = draft.lang === mainLanguage
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56 space-y-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
          <DraftTitle definition={definition} draft={draft} />
          <Badge>{definition?.label[0] ?? draft.label}</Badge>
          {!isRecord && isLanguage(draft.lang) && <Badge tone="info">{languageFacts(draft.lang).name}</Badge>}
          {draft.isNew && <Badge tone="gold">{texts.newRecord}</Badge>}
        </p>
        {draft.updatedAt && (
          <p className="text-caption text-muted">
            {texts.edited(isolated(actorName(draft.updatedBy ?? '')), momentText(draft.updatedAt))}
          </p>
        )}
        {isWaiting && !draft.isCleared && (
          <p className="text-caption text-warning">
            {texts.uncleared(isolated(actorName(draft.updatedBy ?? '')))}
          </p>
        )}
        {!draft.isThere && <p className="text-caption text-danger">{texts.notThere}</p>}
        {draft.isThere && draft.refusal && (
          <p className="text-caption text-danger wrap-anywhere">
            {texts.refused(answerInPageLanguage(draft.refusal.reason))}
          </p>
        )}
      </div>
      {isWaiting && (
        <div className="flex flex-wrap gap-2">
          {mayChange && definition && draft.isThere && draft.refusal && (
            <MendButton definition={definition} draft={draft} onMend={() => setMended(true)} />
          )}
          {definition && draft.isThere && (
            <Button size="sm" variant="secondary" onClick={() => setCompared(true)}>
              {texts.differs} <span className="sr-only">{draft.title}</span>
            </Button>
          )}
          {mayChange && <TakeOutButton release={release} draft={draft} />}
        </div>
      )}
      {isMended && definition && isLanguage(draft.lang) && (
        <MendDraft
          release={release}
          name={{ definition, id: draft.id, lang: draft.lang }}
          title={draft.title}
          onClose={() => setMended(false)}
        />
      )}
      {isCompared && definition && isLanguage(draft.lang) && (
        <DraftDifference
          name={{ definition, id: draft.id, lang: draft.lang }}
          title={draft.title}
          onClose={() => setCompared(false)}
        />
      )}
    </li>
  )
}

type MendButtonProps = { definition: Definition; draft: ReleaseDraft; onMend: () => void }

/** What clashes with something published is chosen here; everything else is mended where it is typed. */
function MendButton({ definition, draft, onMend }: MendButtonProps) {
  const { id, lang, title, refusal } = draft
  const name = <span className="sr-only">{title}</span>
  if (refusal?.code === 'stale' && lang === mainLanguage)
    return (
      <Button size="sm" onClick={onMend}>
        {texts.choose} {name}
      </Button>
    )
  const to = lang === mainLanguage ? recordAddress(definition, id) : translationAddress(definition, id, lang)
  return (
    <Button asChild size="sm">
      <Link to={to}>
        {texts.openDraft} {name}
      </Link>
    </Button>
  )
}

type DraftTitleProps = { definition: Definition | undefined; draft: ReleaseDraft }

function DraftTitle({ definition, draft }: DraftTitleProps) {
  const { id, lang, title } = draft
  if (!definition) return <span className="font-medium wrap-anywhere">{title}</span>
  const to = lang === mainLanguage ? recordAddress(definition, id) : translationAddress(definition, id, lang)
  return (
    <Link to={to} {...textLanguage(title)} className="font-medium wrap-anywhere hover:underline">
      {title}
    </Link>
  )
}

function TakeOutButton({ release, draft }: Pick<ReleaseDraftRowProps, 'release' | 'draft'>) {
  const { takeOut } = useReleaseActions()
  const toasts = useToast()
  const take = async () => {
    try {
      await takeOut(release, draft)
    } catch (problem) {
      const title = problem instanceof Error ? problem.message : texts.notDone
      toasts.show({ title, variant: 'destructive' })
    }
  }
  return (
    <Button size="sm" variant="ghost" onClick={() => void take()}>
      {texts.takeOut} <span className="sr-only">{draft.title}</span>
    </Button>
  )
}
