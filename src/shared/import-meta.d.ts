interface ImportMeta {
  /** Filled in by the build: what only one side needs is left out of the other's files. */
  readonly env: { readonly SSR: boolean }
}
