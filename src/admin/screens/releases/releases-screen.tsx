import { Package, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type ReleaseLine, useReleases } from '../../../client/release-queries.ts'
import { textLanguage } from '../../../shared/text-language.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { useReleaseActions } from '../../releases/use-release-actions.ts'
import { NameDialog } from './name-dialog.tsx'
import { ReleaseState, releaseMoment } from './release-state.tsx'

/** Every release, and the way to a new one. */
export function ReleasesScreen() {
  const query = useReleases()
  const isReadOnly = useIsReadOnly()
  const [isNaming, setNaming] = useState(false)
  const { create } = useReleaseActions()
  const navigate = useNavigate()
  const begin = async (name: string) => {
    const { id } = await create(name)
    setNaming(false)
    await navigate(`/admin/releases/${id}`)
  }
  const button = (
    <Button onClick={() => setNaming(true)}>
      <Plus aria-hidden="true" />
      {texts.create}
    </Button>
  )
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={texts.subtitle}
        actions={isReadOnly ? undefined : button}
      />
      <AdminQueryState
        query={query}
        loading={texts.loading}
        failed={texts.loadFailed}
        empty={<EmptyState icon={<Package />} title={texts.empty} description={texts.emptyHint} />}
      >
        {(releases) => (
          <ul
            aria-label={texts.list}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {releases.map((release) => (
              <ReleaseRow key={release.id} release={release} />
            ))}
          </ul>
        )}
      </AdminQueryState>
      {isNaming && (
        <NameDialog
          title={texts.create}
          description={texts.createHint}
          submitLabel={texts.begin}
          busyLabel={texts.beginning}
          onName={begin}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

function ReleaseRow({ release }: { release: ReleaseLine }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-small">
        <Link
          to={`/admin/releases/${release.id}`}
          {...textLanguage(release.name)}
          className="font-medium wrap-anywhere hover:underline"
        >
          {release.name}
        </Link>
        <ReleaseState release={release} />
      </p>
      <p className="text-caption text-muted">
        {texts.drafts(release.count)} · {releaseMoment(release)}
      </p>
    </li>
  )
}
