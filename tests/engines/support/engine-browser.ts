export type Key = 'End' | 'Enter' | 'Escape' | 'Tab'

/** A browser with one page, as any driver can give it. What runs in the page may refer to nothing around it. */
export interface EngineBrowser {
  open(url: string): Promise<void>
  evaluate<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  runScript(source: string): Promise<void>
  /** Clicks what is found in the page, with the mouse. */
  click<Args extends unknown[]>(find: (...args: Args) => Element | undefined, ...args: Args): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Exceptions that nothing in the page has caught, where the driver tells. */
  errors: string[]
  close(): Promise<void>
}
