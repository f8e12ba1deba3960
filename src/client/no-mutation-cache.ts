/** As much of a cache of mutations as a query client asks of one that is always empty (scripts/light-queries.mjs). */
export class MutationCache {
  findAll(): readonly never[] {
    return []
  }

  async resumePausedMutations(): Promise<void> {}

  clear(): void {}
}
