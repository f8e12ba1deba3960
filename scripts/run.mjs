import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, with which every path below begins. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const binFolder = path.join('node_modules', '.bin')
const parentAtStart = process.ppid
/** What `run` has started and has not ended yet. */
const running = new Set()

/** Ends the command with one sentence for the person who typed it, instead of a stack trace. */
export function stopWith(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The Node.js 24 that the project installs for itself; the machine's own may be years older. */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = path.join(root, 'node_modules', 'node', 'bin', name)
  if (existsSync(installed)) return installed
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined
}

/** The JavaScript file behind a command of an installed package, e.g. `packageBin('typescript', 'tsc')`. */
export function packageBin(packageName, command) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** The environment in which `node`, asked for by name, is the project's own. */
export function projectEnvironment(extra = {}) {
  const searchPath = [path.join(root, binFolder), process.env.PATH].join(path.delimiter)
  return { ...process.env, PATH: searchPath, ...extra }
}

/** The environment as it was before npm put the project's own programs first. */
export function machineEnvironment(extra = {}) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const searchPath = folders.filter((folder) => !folder.endsWith(binFolder)).join(path.delimiter)
  return { ...process.env, PATH: searchPath, ...extra }
}

/**
 * Runs a program to its end; `quiet` collects what it prints instead of showing it, `keyboard` lets it read what is typed. Output
 * that is still open after the end, held by a process it left behind, is waited for no longer than `outputWaitMs`.
 */
export function run(
  program,
  args,
  { env = projectEnvironment(), quiet = false, shell = false, keyboard = false, outputWaitMs = 10_000 } = {},
) {
  const output = []
  // Passed on rather than inherited: a process left behind would hold our own output open, for whose end a CI waits.
  const passesOn = !quiet && !process.stdout.isTTY
  return new Promise((resolve) => {
    const shown = quiet || passesOn ? 'pipe' : 'inherit'
    const stdio = [keyboard ? 'inherit' : 'ignore', shown, shown]
    const child = spawn(program, args, { cwd: root, env, stdio, shell })
    running.add(child)
    if (passesOn) {
      child.stdout.pipe(process.stdout, { end: false })
      child.stderr.pipe(process.stderr, { end: false })
    } else {
      child.stdout?.on('data', (chunk) => output.push(chunk))
      child.stderr?.on('data', (chunk) => output.push(chunk))
    }
    let patience
    const finish = (code) => {
      clearTimeout(patience)
      running.delete(child)
      resolve({ code, output: Buffer.concat(output).toString() })
    }
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      finish(127)
    })
    child.on('exit', (code, signal) => {
      patience = setTimeout(finish, outputWaitMs, exitCode(code, signal))
    })
    child.on('close', (code, signal) => finish(exitCode(code, signal)))
  })
}

/** Ends what `run` has started: a signal to this process alone does not reach them. */
export function stopRunning(signal) {
  for (const child of running) child.kill(signal)
}

/** Runs a command of an installed package on the project's Node.js. */
export function runPackage(packageName, command, args, options) {
  return run(projectNode(), [packageBin(packageName, command), ...args], options)
}

/** Becomes, as far as a parent can, the given program: same input and output, same signals, same exit code. */
export function runInPlace(args, { env = projectEnvironment() } = {}) {
  const child = spawn(projectNode(), args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal has already sent Ctrl-C to every process of the group; a second one might read as "quit at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  if (isStartedByNpm()) endWithParent(child)
  child.on('error', (error) => stopWith(`Node.js could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(exitCode(code, signal)))
}

/**
 * Stopping npm stops the shell between npm and this script, and tells neither this script nor its child. Without
 * this, a server would go on listening after `npm start` has ended.
 */
function endWithParent(child) {
  const watch = setInterval(() => {
    if (process.ppid === parentAtStart) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 200)
}

/** Only then does the parent's end mean anything: a shell may go and leave its background jobs running on purpose. */
function isStartedByNpm() {
  return Boolean(process.env.npm_lifecycle_script?.includes(path.basename(process.argv[1])))
}

/** A process ended by a signal reports 128 plus its number, as shells do. */
function exitCode(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1)
}
