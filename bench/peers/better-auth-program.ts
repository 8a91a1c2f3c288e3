/**
 * Better Auth as a server of its own, for `npm run bench`: its organization, username, bearer and JWT plugins on
 * PostgreSQL by its built-in adapter, in production mode with its own defaults (scrypt, no cookie cache, Ed25519
 * tokens), but for two: its rate limits are off, since all is asked from one address, and `/get-session` does not
 * sign a token beside its answer, which nothing here asks it for.
 * Its packages are installed on demand in this folder: https://better-auth.com/docs/plugins/organization
 */
import { createServer, type RequestListener } from 'node:http'
import pg from 'pg'

type Plugin = (options?: object) => object
interface BetterAuth {
  betterAuth(options: object): { handler: unknown }
}
interface Migration {
  getMigrations(options: object): Promise<{ runMigrations(): Promise<void> }>
}
interface NodeHandler {
  toNodeHandler(auth: object): RequestListener
}

/** Named, not linked: the packages are there only once the bench has installed them. */
const load = (path = '') => import(`better-auth${path}`) as Promise<unknown>
const { betterAuth } = (await load()) as BetterAuth
const { getMigrations } = (await load('/db/migration')) as Migration
const { toNodeHandler } = (await load('/node')) as NodeHandler
const plugin = async (name: string) => ((await load(`/plugins/${name}`)) as Record<string, Plugin>)[name] as Plugin
const [organization, username, bearer, jwt] = await Promise.all(
  ['organization', 'username', 'bearer', 'jwt'].map(plugin),
)

const { PORT, DATABASE_URL, BETTER_AUTH_SECRET } = process.env
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
// Told of connections that end with the database, at the end.
database.on('error', () => {})
const options = {
  baseURL: `http://localhost:${PORT}`,
  secret: BETTER_AUTH_SECRET,
  database,
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  logger: { disabled: true },
  plugins: [organization?.(), username?.(), bearer?.(), jwt?.({ disableSettingJwtHeader: true })],
}
const { runMigrations } = await getMigrations(options)
await runMigrations()
const handle = toNodeHandler(betterAuth(options))
createServer(handle).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'))
