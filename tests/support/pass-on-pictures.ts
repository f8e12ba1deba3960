import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import path from 'node:path'

/** A picture in another size or format: the original's name, and the width. */
const madeOfOriginal = /^(.+-\d+x\d+)-\d+\.\w+$/

/**
 * Moves what a site that has ended made of the sample's pictures to the sample, so that the sites after it need not make them again.
 * Moved rather than copied: another worker may be copying the sample, and finds a file whole or not at all.
 */
export function passOnPictures(folder: string, sampleFolder: string): void {
  const [from, to] = [path.join(folder, 'files'), path.join(sampleFolder, 'files')]
  for (const file of ofItsOriginals(listMade(from), to)) pass(from, to, file, renameSync)
}

/** Copies from the cache what was made of these pictures in an earlier run. */
export function takePictures(cache: string, sampleFolder: string): void {
  const to = path.join(sampleFolder, 'files')
  for (const file of ofItsOriginals(listMade(cache), to)) pass(cache, to, file, copyFileSync)
}

export function storePictures(sampleFolder: string, cache: string): void {
  const from = path.join(sampleFolder, 'files')
  for (const file of listMade(from)) pass(from, cache, file, copyWhole)
}

function pass(from: string, to: string, file: string, act: (source: string, target: string) => void): void {
  const target = path.join(to, file)
  if (existsSync(target)) return
  mkdirSync(path.dirname(target), { recursive: true })
  act(path.join(from, file), target)
}

/** A run that is ended meanwhile leaves no half of a file under its name. */
function copyWhole(source: string, target: string): void {
  const unfinished = `${target}.${process.pid}`
  copyFileSync(source, unfinished)
  renameSync(unfinished, target)
}

function ofItsOriginals(files: string[], folder: string): string[] {
  const originals = new Set(listFiles(folder).map((file) => file.slice(0, -path.extname(file).length)))
  return files.filter((file) => originals.has(file.match(madeOfOriginal)?.[1] ?? ''))
}

function listMade(folder: string): string[] {
  return listFiles(folder).filter((file) => madeOfOriginal.test(file))
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
}
