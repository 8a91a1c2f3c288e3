/** A request as somebody writes it by hand: what no HTTP client would send. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends the text to this machine's port as it is; answers all that comes back until the connection ends. */
export async function rawRequest(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  // Who is refused early may learn while still writing that nobody reads; the answer has come all the same.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}
