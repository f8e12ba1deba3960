export { IdPattern } from './drawn-pattern.tsx'
