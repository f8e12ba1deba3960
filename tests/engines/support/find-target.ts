/** What people and assistive technology know a thing by; a field without a role, such as a password, by its name alone. */
export interface Target {
  role?: string
  name: string
  inside?: Target
}

interface AxeCommons {
  aria: { getRole(element: Element): string | null }
  dom: { isVisibleToScreenReaders(element: Element): boolean }
  text: { accessibleText(element: Element): string }
}

declare const axe: { commons: AxeCommons; setup(root: Element): void; teardown(): void }

/** Runs in the page, which axe-core has been loaded into. */
export function findTarget(target: Target): Element | undefined {
  axe.setup(document.documentElement)
  const { aria, dom, text } = axe.commons
  const find = ({ role, name, inside }: Target): Element | undefined => {
    const root = inside ? find(inside) : document
    return [...(root?.querySelectorAll('*') ?? [])].find(
      (element) =>
        (role ? aria.getRole(element) === role : element.matches('input, textarea')) &&
        text.accessibleText(element) === name &&
        dom.isVisibleToScreenReaders(element),
    )
  }
  try {
    return find(target)
  } finally {
    axe.teardown()
  }
}
