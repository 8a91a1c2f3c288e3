/**
 * Stands between a server and PostgreSQL, and cuts the connection in the middle of a commit: behind the request for
 * it has reached PostgreSQL and before its answer comes back, or before the request gets there at all.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CommitCutter {
  /** The database's address through here. */
  url: string
  /** So often connections were cut behind a commit that was done, and before one. */
  cuts: { done: number; undone: number }
  /** Cuts at this share of commits, from now on. */
  share: number
  close: () => Promise<void>
}

/** A simple query of the frontend/backend protocol (message `Q`): how the driver sends `commit`. */
const commit = /Q\0\0\0.commit\0/

export async function startCommitCutter(databaseUrl: string): Promise<CommitCutter> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const cutter = { cuts: { done: 0, undone: 0 }, share: 0 }
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let isCut = false
    const end = () => {
      client.destroy()
      // What was sent so far is still read there.
      upstream.end()
    }
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    client.on('data', (sent) => {
      const cutsHere = cutter.share > 0 && commit.test(sent.toString('latin1')) && Math.random() < cutter.share
      if (!cutsHere) return void upstream.write(sent)
      isCut = true
      const isDone = Math.random() < 0.5
      cutter.cuts[isDone ? 'done' : 'undone'] += 1
      if (isDone) upstream.write(sent)
      end()
    })
    upstream.on('data', (answered) => void (isCut || client.write(answered)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.port = String(port)
  return Object.assign(cutter, {
    url: url.href,
    async close() {
      for (const socket of open) socket.destroy()
      await once(server.close(), 'close')
    },
  })
}
