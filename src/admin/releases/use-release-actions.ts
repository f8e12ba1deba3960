import { useQueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '../../client/idempotency-key.ts'
import {
  draftUrlIn,
  nameKey,
  type Release,
  type ReleasedName,
  type ReleaseLine,
  releasesUrl,
  releaseUrl,
  seenDrafts,
  seenRelease,
  type UndoStep,
} from '../../client/release-queries.ts'
import { RequestError } from '../../client/request-json.ts'
import { sendAsStaff } from '../../client/staff-request.ts'
import { forgetUrls } from '../../client/use-list-page.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { releaseTexts as texts } from './release-texts.ts'

export interface UndoAnswer extends ReleasedName {
  revision: UndoStep['revision']
  answer: 'keep' | 'bringBack'
}

type Seen = Pick<ReleaseLine, 'id' | 'revision'>

/** What staff can do with a release. Each throws a sentence for its reader; lists are read again, whatever came of it. */
export function useReleaseActions() {
  const client = useQueryClient()
  const toasts = useToast()
  const act = async <T>(call: () => Promise<T>, done: string): Promise<T> => {
    try {
      const result = await call()
      toasts.show({ title: done, variant: 'success' })
      return result
    } catch (error) {
      if (error instanceof RequestError) throw new Error(reasonsOf(error))
      throw error
    } finally {
      // What is published or undone shows in every list.
      await forgetUrls(client, '/api/')
    }
  }
  const post = (release: Seen, path: string, body?: object) =>
    sendAsStaff<Release>('POST', `${releaseUrl(release.id)}/${path}`, body, {
      ...seenRelease(release),
      'idempotency-key': newIdempotencyKey(),
    })
  return {
    create: (name: string) =>
      act(
        () => sendAsStaff<Release>('POST', releasesUrl, { name }, { 'idempotency-key': newIdempotencyKey() }),
        texts.created(name),
      ),
    rename: (release: Seen, name: string) =>
      act(
        () => sendAsStaff<Release>('PUT', releaseUrl(release.id), { name }, seenRelease(release)),
        texts.renamed,
      ),
    remove: (release: Seen) =>
      act(
        () => sendAsStaff<void>('DELETE', releaseUrl(release.id), undefined, seenRelease(release)),
        texts.deleted,
      ),
    /** Whoever adds has seen the draft rather than the release, so no state of that is handed in. */
    add: (release: Pick<ReleaseLine, 'id' | 'name'>, drafts: readonly ReleasedName[]) =>
      act(
        () =>
          sendAsStaff<Release>(
            'POST',
            `${releaseUrl(release.id)}/drafts`,
            { drafts },
            {
              'idempotency-key': newIdempotencyKey(),
            },
          ),
        texts.added(release.name),
      ),
    takeOut: (release: Pick<ReleaseLine, 'id'>, draft: ReleasedName) =>
      act(() => sendAsStaff<Release>('DELETE', draftUrlIn(release.id, draft)), texts.takenOut),
    publish: (release: Release) =>
      act(
        () => unlessUnseen(release, () => post(release, 'publish', { drafts: seenDrafts(release) })),
        texts.wasPublished,
      ),
    schedule: (release: Release, publishAt: string) =>
      act(
        () =>
          unlessUnseen(release, () => post(release, 'schedule', { publishAt, drafts: seenDrafts(release) })),
        texts.wasScheduled,
      ),
    cancel: (release: Seen) => act(() => post(release, 'cancel'), texts.wasCancelled),
    undo: (release: Seen, changed: readonly UndoAnswer[]) =>
      act(() => post(release, 'undo', { changed }), texts.wasUndone),
  }
}

/** Says which drafts were changed since they were shown, and what to do. */
async function unlessUnseen<T>({ drafts }: Release, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const paths =
      error instanceof RequestError && error.status === 412 ? error.issues.map(({ path }) => path) : []
    const titles = drafts.filter((draft) => paths.includes(nameKey(draft))).map(({ title }) => title)
    throw titles.length > 0 ? new Error(texts.unseen(titles)) : error
  }
}

/** The sentence of the answer, and what it says of single drafts. */
function reasonsOf({ detail, issues }: RequestError): string {
  const reasons = new Set(issues.map(({ message }) => message).filter((message) => message !== detail))
  return [detail || texts.notDone, ...reasons].join(' ')
}
