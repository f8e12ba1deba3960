import { PageFailure } from './page-failure.tsx'

/** Where the frame around the pages fails, too. */
export function SiteErrorPage() {
  return (
    <div data-frame className="grid min-h-screen place-items-center">
      <main id="main">
        <PageFailure />
      </main>
    </div>
  )
}
