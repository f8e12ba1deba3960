import type { PageArguments, PageQuery } from '../page-module.ts'

export function queries(_args: PageArguments): readonly PageQuery[] {
  return []
}

export function Page() {
  return (
    <>
      <title>Impact</title>
      <h1>Impact</h1>
    </>
  )
}
