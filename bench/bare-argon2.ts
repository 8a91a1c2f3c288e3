/** Prints how many argon2id checks a second this machine allows with nothing else around them, and their CPU time. */
import { availableParallelism } from 'node:os'
import { createPasswords } from '../server/src/identity/embedded/passwords/passwords.ts'

const password = 'correct horse'
const seconds = Number(process.argv[2] ?? 3)
const passwords = createPasswords()
const against = await passwords.hash(password)
const cpu = process.cpuUsage()
const until = performance.now() + seconds * 1_000
let checks = 0
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (performance.now() < until) {
      await passwords.matches(password, against)
      checks += 1
    }
  }),
)
const { user, system } = process.cpuUsage(cpu)
console.log(JSON.stringify({ perSecond: checks / seconds, cpuMs: (user + system) / 1_000 / checks }))
