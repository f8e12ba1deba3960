import { runPackage } from './run.mjs'

export const checkTypes = () => runPackage('typescript', 'tsc', ['--noEmit', '-p', '.'])

export const checkLint = () => runPackage('@biomejs/biome', 'biome', ['check', '--error-on-warnings'])
