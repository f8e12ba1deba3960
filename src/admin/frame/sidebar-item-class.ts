/** The look of everything in the sidebar that can be pressed. */
export const sidebarItemClass =
  'flex w-full items-start gap-3 rounded-control px-3 py-2 text-start text-ink transition-colors hover:bg-ink/5 ' +
  'focus-visible:-outline-offset-2 aria-[current=page]:bg-action-tint aria-[current=page]:text-link'
