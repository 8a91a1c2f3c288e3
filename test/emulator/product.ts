/** A product server whose people sign in at the emulator, and what these tests ask of the two. */
import { type ActionMode, emulatorLinks } from '../support/action-links.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { emulatorHost, hostedSettings } from './server-settings.ts'
import { projectId } from './start.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

export interface Product extends ServerProcess {
  /** A call of the product's API. */
  api: (method: string, path: string, options?: { body?: object; token?: string }) => Promise<Answer>
  /** A call of the identity protocol, at the emulator. */
  identity: (method: string, body: object) => Promise<Answer>
  /** The same as the project's administrator. */
  administer: (method: string, body: object) => Promise<Answer>
  identityOrigin: string
  /** A call about the second step of a sign-in. */
  secondStep: (method: 'start' | 'finalize', body: object) => Promise<Answer>
  /** The code of the newest mail of that kind. */
  mailedCode: (email: string, mode: ActionMode) => Promise<string>
  resetCode: (email: string) => Promise<string>
  /** The code that was sent to a phone. */
  textedCode: (sessionInfo: string) => Promise<string>
  close: () => Promise<void>
}

/** `env`: more settings, or others. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  if (emulatorHost === undefined) throw new Error('No emulator runs: npm run test:emulator starts one.')
  const dataDir = await dataFolder('hosted')
  const server = await startServer({ dataDir, env: { ...hostedSettings(emulatorHost), ...env } })
  const identityOrigin = `http://${emulatorHost}`
  const toolkit = `${identityOrigin}/identitytoolkit.googleapis.com/v1`
  const readLink = emulatorLinks(emulatorHost, server.origin)
  const mailedCode = async (email: string, mode: ActionMode) =>
    new URL(await readLink(email, mode)).searchParams.get('oobCode') ?? ''
  return {
    ...server,
    identityOrigin,
    api: (method, path, { body, token } = {}) => send(method, server.origin + path, body, token),
    identity: (method, body) => send('POST', `${toolkit}/accounts:${method}?key=any`, body),
    administer: (method, body) => send('POST', `${toolkit}/projects/${projectId}/accounts:${method}`, body, 'owner'),
    secondStep: (method, body) =>
      send('POST', `${identityOrigin}/identitytoolkit.googleapis.com/v2/accounts/mfaSignIn:${method}?key=any`, body),
    mailedCode,
    resetCode: (email) => mailedCode(email, 'resetPassword'),
    async textedCode(sessionInfo) {
      const codes = await send('GET', `${identityOrigin}/emulator/v1/projects/${projectId}/verificationCodes`)
      const all = codes.body['verificationCodes'] as { sessionInfo: string; code: string }[]
      return all.find((texted) => texted.sessionInfo === sessionInfo)?.code ?? ''
    },
    async close() {
      await server.stop()
      await removeFolder(dataDir)
    },
  }
}

async function send(method: string, url: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
