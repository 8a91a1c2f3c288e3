/**
 * Long work of all kinds, and something that ends in the middle of it at a random moment: the server, a connection, the
 * database. Behind it everything is done once or told as not done. ROUNDS plays more, SEED the same again.
 */
import { afterAll, expect, test } from 'vitest'
import { brokenRules } from '../../server/src/testing/model/invariants.ts'
import { startPostgres } from '../postgres/start.ts'
import { dataFolder } from '../support/data-folder.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { type End, everywhere, onPostgres } from './ended-at-random/ends.ts'
import { makePlace, type Place } from './ended-at-random/place.ts'
import { makeSchools, playRound, schoolsOfARound } from './ended-at-random/round.ts'
import { seeded } from './power-cut/run.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))
const rounds = Number(process.env['ROUNDS'] ?? 3)
const embeddedRounds = Math.ceil(rounds / 3)
const longMs = 3_600_000

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

async function play(place: Place, times: number, ends: readonly End[], random: () => number): Promise<void> {
  const schools = await makeSchools(place, times * schoolsOfARound)
  const broken: string[] = []
  const first = Math.floor(random() * ends.length)
  for (let turn = 0; turn < times; turn += 1) {
    // In turn from a random one, so that a few rounds have many of them.
    const end = ends[(first + turn) % ends.length] as End
    const { what, faults } = await playRound(place, schools.splice(0, schoolsOfARound), end, random)
    process.stdout.write(
      `${turn + 1}: ${what}: ${faults.length === 0 ? 'all is as it has to be' : faults.join('\n  ')}\n`,
    )
    broken.push(...faults.map((fault) => `${what}: ${fault}`))
  }
  // Over all schools at once: counts on rows, places of lists and figures are what a recount says. It takes a while.
  broken.push(
    ...(await place.look(({ db }) =>
      db.transaction(async (tx) => {
        await tx.execute('set local statement_timeout = 0')
        return brokenRules(tx)
      }),
    )),
  )
  const twice = place.mail.taken.length - new Set(place.mail.taken).size
  process.stdout.write(`seed ${seed}: ${times} rounds, ${place.mail.taken.length} mails, ${twice} of them twice\n`)
  expect(broken, `seed ${seed}`).toEqual([])
  expect(twice, `mails sent twice, seed ${seed}`).toBeLessThanOrEqual(times)
}

test(
  `on the embedded database: ${embeddedRounds} rounds`,
  async () => {
    const place = await makePlace(await dataFolder('random'))
    try {
      await play(place, embeddedRounds, everywhere, seeded(seed))
    } finally {
      await place.close()
      await removeFolder(place.dataDir)
    }
  },
  longMs,
)

test.skipIf(reason !== '')(
  `on PostgreSQL: ${rounds} rounds ${reason}`,
  async () => {
    if ('unavailable' in postgres) throw new Error(reason)
    const place = await makePlace(await temporaryFolder('random'), postgres)
    try {
      await play(place, rounds, [...everywhere, ...onPostgres], seeded(seed + 1))
    } finally {
      await place.close()
      await removeFolder(place.dataDir)
    }
  },
  longMs,
)
