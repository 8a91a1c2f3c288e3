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
  /** Cuts once, behind the next commit of a transaction in which this was asked by its text. */
  next: string | undefined
  close: () => Promise<void>
}

/** A simple query of the frontend/backend protocol (message `Q`): how the driver sends `commit`. */
const commit = /Q\0\0\0.commit\0/

export async function startCommitCutter(databaseUrl: string): Promise<CommitCutter> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const cutter: Pick<CommitCutter, 'cuts' | 'share' | 'next'> = {
    cuts: { done: 0, undone: 0 },
    share: 0,
    next: undefined,
  }
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let isCut = false
    let wasAsked = false
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
      const text = sent.toString('latin1')
      wasAsked ||= cutter.next !== undefined && text.includes(cutter.next)
      const isCommit = commit.test(text)
      const isNext = isCommit && wasAsked
      if (isCommit) wasAsked = false
      if (!isNext && !(isCommit && Math.random() < cutter.share)) return void upstream.write(sent)
      if (isNext) cutter.next = undefined
      isCut = true
      const isDone = isNext || Math.random() < 0.5
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
