/**
 * The last answer of a connection reaches whoever is sending still. A socket that is closed with bytes unread is reset,
 * and a reset takes the answer along: so our side ends, and what still comes is dropped for a moment (RFC 9112, 9.6).
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** As long as a sender has to notice that it is answered. */
const LINGER_MS = 2_000

/** What Node keeps beside the connections of its HTTP server. */
type Heard = Socket & { parser?: { incoming?: IncomingMessage | null } | null }

/** Of all connections of the server: an answer that came before the whole request is not taken back by a reset. */
export function letLastAnswersArrive(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const destroySoon = socket.destroySoon.bind(socket)
    // What Node does after an answer that says `connection: close`.
    const afterAnswer = () => (isHeardOut(socket) ? destroySoon() : endAndDrop(socket))
    socket.destroySoon = afterAnswer
  })
}

/** Ends our side, with `last` before that, and reads on without a look until the other side ends or has had its time. */
export function endAndDrop(socket: Socket, last = ''): void {
  // Whoever listens for data takes the connection from the parser, which would answer once more.
  socket.removeAllListeners('data').on('data', () => {})
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer))
  socket.end(last)
  socket.resume()
}

function isHeardOut(socket: Heard): boolean {
  return socket.parser?.incoming?.complete !== false
}
