import type { PageArguments, PageQuery } from '../page-module.ts'

export function queries(_args: PageArguments): readonly PageQuery[] {
  return []
}

export function Page() {
  return (
    <>
      <title>Partners</title>
      <h1>Partners</h1>
    </>
  )
}
