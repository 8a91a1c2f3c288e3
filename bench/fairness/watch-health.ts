/** A thread of `npm run bench:fairness`: asks for a path over and over and answers how long each time took. */
import { parentPort, workerData } from 'node:worker_threads'
import { openConnections, requestOf } from '../load.ts'

const { origin, path } = workerData as { origin: string; path: string }
const client = await openConnections(origin, 1)
const request = requestOf(path)
const pauseMs = 5
let watching = true
parentPort?.once('message', () => (watching = false))
parentPort?.postMessage('watching')
const times: number[] = []
while (watching) {
  const { status, ms } = await client.send(request)
  times.push(status === 200 ? ms : Number.POSITIVE_INFINITY)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
client.close()
parentPort?.postMessage(times)
