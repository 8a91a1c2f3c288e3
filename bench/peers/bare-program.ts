/**
 * The least that can answer, for `npm run bench`: `node:http` and one named prepared select for each call, with
 * nothing checked, limited or logged. What it signs and hashes is signed and hashed as Atrium does it.
 */
import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'

const { PORT, DATABASE_URL } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
// Told of connections that end with the database, at the end.
pool.on('error', () => {})
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const selects = {
  name: 'select name, display_name from organizations where name = $1',
  username: 'select 1 from users where username = $1',
  token: 'select u.* from sessions s join users u on u.id = s.user_id where s.token = $1',
  list: `select o.name, o.display_name, o.logo_url, m.role from members m join organizations o on o.id = m.organization_id
    where m.user_id = $1 order by o.name limit 50`,
  members: `select u.*, m.role, o.members from
      (select organization_id, user_id, role, name_key from members where organization_id = $1
        order by name_key, user_id limit 50 offset $2) m
    join users u on u.id = m.user_id join organizations o on o.id = m.organization_id order by m.name_key, m.user_id`,
  password: 'select password_hash from users where email = $1',
}

async function rowsOf(name: keyof typeof selects, values: unknown[]): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<Record<string, unknown>>({ name, text: selects[name], values })
  return rows
}

function signedToken(user: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const seconds = Math.floor(Date.now() / 1_000)
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ sub: user, iat: seconds, exp: seconds + 3_600 })}`
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
}

async function answerTo(request: IncomingMessage): Promise<[status: number, body: unknown]> {
  const [, call = '', value = '', more = '0'] = request.url?.split('/') ?? []
  if (call === 'name') {
    const [found] = await rowsOf('name', [value])
    return found ? [200, found] : [404, { error: 'not_found' }]
  }
  if (call === 'username') return [200, { exists: (await rowsOf('username', [value])).length > 0 }]
  if (call === 'token')
    return [200, (await rowsOf('token', [request.headers.authorization?.slice('Bearer '.length)]))[0]]
  if (call === 'list') return [200, await rowsOf('list', [value])]
  if (call === 'members') return [200, await rowsOf('members', [value, more])]
  if (call === 'refresh') return [200, { token: signedToken(value) }]
  if (call === 'sign-in') {
    const { email, password } = JSON.parse(await textOf(request)) as { email: string; password: string }
    const [found] = await rowsOf('password', [email])
    const right = await verify(found?.['password_hash'] as string, password)
    return [right ? 200 : 401, { email }]
  }
  return [500, { error: 'no such call' }]
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [status, body] = await answerTo(request)
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'))
