/** A mail server of the tests' own, that may be slow, hang, or drip. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  port: number
  /** Message ids in the order in which they were taken. */
  taken: string[]
  close: () => Promise<void>
}

/** Takes mails, each after a while. */
export async function startMailServer({
  port = 0,
  eachMs = 0,
}: { port?: number; eachMs?: number } = {}): Promise<MailServer> {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        const id = /^message-id: *(\S+)/im.exec(mail)?.[1] ?? ''
        setTimeout(() => {
          taken.push(id)
          done()
        }, eachMs)
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const { port: given } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${given}`,
    port: given,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Accepts connections and then says nothing, or a byte now and then. */
export async function startSilence({ drip }: { drip?: { text: string; everyMs: number } } = {}) {
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.resume()
    if (drip === undefined) return
    let at = 0
    const timer = setInterval(() => socket.write(drip.text[at++ % drip.text.length] ?? ''), drip.everyMs)
    socket.on('close', () => clearInterval(timer))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    connections: () => connections,
    async close() {
      for (const socket of open) socket.destroy()
      await once(server.close(), 'close')
    },
  }
}
