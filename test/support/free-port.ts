/** A loopback port nobody listens on at this moment. */
import { createServer, type AddressInfo } from 'node:net'

/** The preferred one when it is free, else whichever the system gives. */
export async function freePort(preferred = 0): Promise<number> {
  return tryPort(preferred).catch(() => tryPort(0))
}

function tryPort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
