import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { projectEnvironment, runInPlace } from './run.mjs'
import { serverArguments, serverEnvironment } from './server-command.mjs'

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
runInPlace(serverArguments(process.argv.slice(2)), { env: projectEnvironment(serverEnvironment()) })
