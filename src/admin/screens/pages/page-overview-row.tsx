import { ExternalLink, Eye, Pencil, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { hasPermission } from '../../../shared/roles.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Written } from '../../../ui/written.tsx'
import { actorName } from '../../actor-name.ts'
import { screenTrail, useAdminScreens } from '../../admin-screen.ts'
import { useCurrentUser } from '../../current-user.ts'
import { momentText } from '../../moment-text.ts'
import { UnpublishedMark } from '../../unpublished/unpublished-mark.tsx'
import { pagesTexts as texts } from './pages-texts.ts'
import type { ListedPage } from './read-public-pages.ts'

type PageOverviewRowProps = { page: ListedPage; isDrafted: boolean }

/** One page: what it is, whether it is seen, its last change, and the ways to it. */
export function PageOverviewRow({ page, isDrafted }: PageOverviewRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Written as="span" className="font-medium wrap-anywhere">
            {page.title}
          </Written>
          <Badge dot tone={page.isVisible ? 'success' : 'warning'}>
            {page.isVisible ? texts.visible : texts.hidden}
          </Badge>
          {isDrafted && <UnpublishedMark />}
        </p>
        <p className="text-caption text-muted wrap-anywhere">
          <bdi dir="ltr">{page.path}</bdi>
        </p>
        {page.note && <p className="text-caption text-warning">{page.note}</p>}
        <p className="text-caption text-muted">
          <LastChange page={page} />
        </p>
      </div>
      <PageLinks page={page} />
    </li>
  )
}

function LastChange({ page: { change, isFixed } }: { page: ListedPage }) {
  if (change)
    return <time dateTime={change.time}>{texts.changed(momentText(change.time), actorName(change.who))}</time>
  return isFixed ? texts.fixed : texts.unchanged
}

function PageLinks({ page }: { page: ListedPage }) {
  const editor = useEditor(page.editor)
  const sharing = useEditor(page.sharing)
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild size="sm" variant="ghost">
        <a
          href={page.path}
          target="_blank"
          rel="noopener"
          aria-label={`${texts.view}: ${page.title} ${texts.newTab}`}
        >
          <ExternalLink aria-hidden="true" />
          {texts.view}
        </a>
      </Button>
      {sharing && page.sharing && (
        <Button asChild size="sm" variant="ghost">
          <Link to={page.sharing} aria-label={`${texts.sharing}: ${page.title}`}>
            <Share2 aria-hidden="true" />
            {texts.sharing}
          </Link>
        </Button>
      )}
      {editor && (
        <Button asChild size="sm" variant="secondary">
          <Link to={page.editor} aria-label={`${editor.label}: ${page.title}`}>
            {editor.mayChange ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {editor.label}
          </Link>
        </Button>
      )}
    </div>
  )
}

/** The screen behind the address, where this person may open it. */
function useEditor(href: string | undefined): { mayChange: boolean; label: string } | null {
  const user = useCurrentUser()
  const screen = screenTrail(useAdminScreens(), href ?? '').at(-1)
  if (!href || !screen || !hasPermission(user, screen.opens)) return null
  const mayChange = hasPermission(user, screen.changes ?? screen.opens)
  return { mayChange, label: mayChange ? texts.edit : texts.show }
}
