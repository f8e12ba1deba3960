import type { PageArguments, PageQuery } from '../page-module.ts'

export function queries(_args: PageArguments): readonly PageQuery[] {
  return []
}

export function Page() {
  return (
    <>
      <title>Home</title>
      <h1>Home</h1>
    </>
  )
}
