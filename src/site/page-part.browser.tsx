export { Suspense as PagePart } from 'react'
