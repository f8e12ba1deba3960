declare module 's3rver' {
  import type { Server } from 'node:http'

  interface Options {
    address: string
    port: number
    directory: string
    silent?: boolean
    configureBuckets?: { name: string }[]
  }

  class S3rver {
    httpServer: Server
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }

  export = S3rver
}
