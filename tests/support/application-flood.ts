import { Agent, request } from 'node:http'
import { argv, stdout } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { exampleApplication } from './test-application.ts'

/*
 * A program of its own: sends many applications from one address, evenly over some seconds, and tells how they were
 * answered.   node application-flood.ts URL ADDRESS COUNT SECONDS
 */

/** How many answers there were of each status; 0 stands for none. */
export type FloodReport = Record<number, number>

const stepMs = 100
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function send(url: string, address: string, index: number): Promise<number> {
  const body = JSON.stringify({ ...exampleApplication, name: `Flood ${index}` })
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const sent = request(`${url}/api/applications`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

if (import.meta.main) {
  const [url = '', address = '', count = '', seconds = ''] = argv.slice(2)
  const steps = Math.max(1, Math.round((Number(seconds) * 1000) / stepMs))
  const answers: Promise<number>[] = []
  const started = performance.now()
  for (let step = 1; step <= steps; step += 1) {
    const due = Math.round((Number(count) * step) / steps)
    while (answers.length < due) answers.push(send(url, address, answers.length))
    await pause(Math.max(0, started + step * stepMs - performance.now()))
  }
  const report: FloodReport = {}
  for (const status of await Promise.all(answers)) report[status] = (report[status] ?? 0) + 1
  agent.destroy()
  stdout.write(JSON.stringify(report))
}
