/** `npm run import-accounts`: killed and run again, on a file of any size, and whoever was imported signs in. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolder } from '../support/data-folder.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const timeout = 1_200_000
/** IMPORT_LINES=50000 for as many as the figure in docs/decisions/0054 is for. */
const many = Number(process.env['IMPORT_LINES'] ?? 5_000)
const growthMb = 100

/** The published example: https://github.com/firebase/scrypt#password-hashing */
const exported = {
  passwordHash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC+ixf3L2lw==',
}
/** Of the same password. */
const bcryptHash = '$2b$04$NGs4Z4G3rsZiSnnApGAgl.zBdaenbbx0PBeAO9L7y9yKnpRcYTNaq'
const parameters = {
  base64_signer_key: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  base64_salt_separator: 'Bw==',
  rounds: 8,
  mem_cost: 14,
}

describe('importing accounts', { timeout }, () => {
  let dataDir: string
  let file: string
  beforeAll(async () => {
    dataDir = await dataFolder('import-accounts')
    file = join(dataDir, 'users.json')
    const users = createWriteStream(file)
    users.write('{"users": [\n')
    const bcrypt = { localId: 'Bcrypt', email: 'bcrypt@example.com', hash: bcryptHash }
    users.write(JSON.stringify(bcrypt))
    for (let n = 0; n < many; n += 1) {
      const user = { localId: `User${n}`, email: `user${n}@example.com`, displayName: `Number ${n}`, ...exported }
      if (!users.write(`,\n${JSON.stringify(user, null, 2)}`)) await once(users, 'drain')
    }
    users.end(',\n{"localId":"Refused","email":"refused"}]}')
    await once(users, 'close')
  }, timeout)
  afterAll(() => removeFolder(dataDir))

  function start() {
    const child = spawn(process.execPath, ['scripts/import-accounts.ts', file], {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, HASH_PARAMETERS: JSON.stringify(parameters) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const text = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text.out += chunk))
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text.err += chunk))
    return { child, text, closed: once(child, 'close') }
  }

  const residentMb = async (pid: number | undefined) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024
  }

  test('killed in the middle and run again: everybody is there once, and the refused line says why', async () => {
    const killed = start()
    const report = `${file}.report.jsonl`
    await expect.poll(() => killed.text.out, { timeout: 300_000 }).toMatch(/ read: /)
    killed.child.kill('SIGKILL')
    await killed.closed

    const again = start()
    const resident: number[] = []
    const watching = setInterval(() => void residentMb(again.child.pid).then((mb) => mb > 0 && resident.push(mb)), 100)
    const [code] = (await again.closed) as [number]
    clearInterval(watching)
    expect({ code, errors: again.text.err }).toEqual({ code: 0, errors: '' })
    const [, imported = '', existing = ''] =
      /(\d+) imported, (\d+) were here already, 1 refused\.\n/.exec(again.text.out.split('read:').at(-1) ?? '') ?? []
    expect(Number(imported) + Number(existing)).toBe(many + 1)
    expect([Number(imported) > 0, Number(existing) > 0]).toEqual([true, true])
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ localId: 'Refused', refused: 'email_invalid' })

    const half = Math.max(...resident.slice(0, resident.length / 2))
    const growth = Math.max(...resident) - half
    console.log(
      `${many} accounts: ${existing} before the kill; ${Math.round(half)} MB at most in the first half, ${Math.round(growth)} MB more in the second`,
    )
    if (process.platform === 'linux') expect(growth).toBeLessThan(growthMb)
  })

  test.each(['bcrypt@example.com', 'user0@example.com', `user${many - 1}@example.com`])(
    '%s signs in to the server as it is shipped',
    async (email) => {
      const server = await startServer({ dataDir })
      try {
        const signIn = async (password: string) => {
          const address = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
          const body = JSON.stringify({ email, password, returnSecureToken: true })
          return (await fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } }))
            .status
        }
        expect([await signIn('user2password'), await signIn('user1password')]).toEqual([400, 200])
      } finally {
        await server.stop()
      }
    },
  )
})
