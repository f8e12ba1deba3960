/** A key to press. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-sm border border-line bg-sunken px-1.5 font-sans text-caption text-muted">
      {children}
    </kbd>
  )
}
