/** A key to press. Keys are named from left to right in every language: signs such as ↵ would change places. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      dir="ltr"
      className="inline-flex min-w-6 items-center justify-center rounded-sm border border-line bg-sunken px-1.5 font-sans text-caption text-muted"
    >
      {children}
    </kbd>
  )
}
