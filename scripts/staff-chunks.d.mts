interface ChunkGroup {
  name: (
    id: string,
    context: { getModuleInfo(id: string): { importedIds: readonly string[] } | null },
  ) => string | null
  debugName: string
  minShareCount: number
  priority: number
}

export const staffChunks: readonly ChunkGroup[]
