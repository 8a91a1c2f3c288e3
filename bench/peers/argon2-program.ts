/**
 * Prints how many argon2id checks a second this machine allows with nothing else around them, and their CPU time: as
 * the library has them made, in Node's own pool, as many at once as there are cores.
 */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { ownCost } from '../../server/src/identity/embedded/passwords/hash-threads.ts'

const password = 'correct horse'
const seconds = Number(process.argv[2] ?? 3)
const against = await hash(password, ownCost)
const cpu = process.cpuUsage()
const until = performance.now() + seconds * 1_000
let checks = 0
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (performance.now() < until) {
      await verify(against, password)
      checks += 1
    }
  }),
)
const { user, system } = process.cpuUsage(cpu)
console.log(JSON.stringify({ perSecond: checks / seconds, cpuMs: (user + system) / 1_000 / checks }))
