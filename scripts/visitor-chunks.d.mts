interface ChunkGroup {
  name: string
  test: RegExp | ((id: string) => boolean)
  priority?: number
  minShareCount?: number
  tags?: '$initial'[]
}

export declare const visitorChunks: ChunkGroup[]
