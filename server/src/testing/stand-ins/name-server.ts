/** A small name server on loopback (RFC 1035, over UDP and TCP): what tests put into it is what there is. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Each record as its strings; or the name that it is an alias of; or how it fails. */
export type Zone = Map<string, readonly string[][] | { alias: string } | 'silent' | 'refused' | 'failing' | 'foreign'>

export interface NameServer {
  /** For `DNS_RESOLVER`. */
  address: string
  /** By name, in lower case, without a dot at the end. `*.example.org` stands for all names below it. */
  zone: Zone
  /** How often it was asked. */
  asked(): number
  close(): Promise<void>
}

const types = { cname: 5, txt: 16 }
const [NAME_ERROR, SERVER_FAILURE, REFUSED] = [3, 2, 5]
const HEADER_BYTES = 12
const UDP_BYTES = 512

export async function nameServer(): Promise<NameServer> {
  const zone: Zone = new Map()
  let count = 0
  const answer = (query: Buffer, limit: number): Buffer | undefined => {
    count += 1
    return answerTo(zone, query, limit)
  }
  const [udp, tcp] = [createSocket('udp4'), createServer()]
  udp.on('message', (query, from) => {
    const bytes = answer(query, UDP_BYTES)
    if (bytes) udp.send(bytes, from.port, from.address)
  })
  tcp.on('connection', (socket: Socket) => {
    socket.on('error', () => {})
    socket.once('data', (query) => {
      const bytes = answer((query as Buffer).subarray(2), 0xff_ff)
      if (!bytes) return
      const length = Buffer.alloc(2)
      length.writeUInt16BE(bytes.length)
      socket.end(Buffer.concat([length, bytes]))
    })
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  return {
    address: `127.0.0.1:${port}`,
    zone,
    asked: () => count,
    async close() {
      udp.close()
      tcp.close()
      await once(tcp, 'close')
    },
  }
}

function answerTo(zone: Zone, query: Buffer, limit: number): Buffer | undefined {
  const { name, end } = readName(query, HEADER_BYTES)
  const type = query.readUInt16BE(end)
  const question = query.subarray(HEADER_BYTES, end + 4)
  const found = zone.get(name) ?? zone.get(name.replace(/^[^.]+/, '*'))
  if (found === 'silent') return undefined
  const reply = (code: number, records: Buffer[]) => {
    const body = Buffer.concat([question, ...records])
    const isCut = HEADER_BYTES + body.length > limit
    const header = Buffer.alloc(HEADER_BYTES)
    header.writeUInt16BE(query.readUInt16BE(0), 0)
    header.writeUInt16BE(0x81_80 | (isCut ? 0x02_00 : 0) | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(isCut ? 0 : records.length, 6)
    return Buffer.concat([header, isCut ? question : body])
  }
  if (found === undefined) return reply(NAME_ERROR, [])
  if (found === 'refused') return reply(REFUSED, [])
  if (found === 'failing') return reply(SERVER_FAILURE, [])
  if (found === 'foreign') {
    const bytes = reply(0, [])
    bytes.writeUInt16BE((query.readUInt16BE(0) + 1) % 0x1_00_00, 0)
    return bytes
  }
  if ('alias' in found) {
    const target = zone.get(found.alias)
    const alias = record(name, types.cname, writeName(found.alias))
    const behind = type === types.txt && Array.isArray(target) ? texts(found.alias, target as string[][]) : []
    return reply(0, [alias, ...behind])
  }
  return reply(0, type === types.txt ? texts(name, found) : [])
}

function texts(name: string, records: readonly string[][]): Buffer[] {
  return records.map((strings) =>
    record(
      name,
      types.txt,
      Buffer.concat(strings.map((text) => Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]))),
    ),
  )
}

function record(name: string, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(10)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(1, 2)
  head.writeUInt32BE(0, 4)
  head.writeUInt16BE(data.length, 8)
  return Buffer.concat([writeName(name), head, data])
}

function writeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}

function readName(bytes: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = []
  let at = start
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) {
    labels.push(bytes.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}
