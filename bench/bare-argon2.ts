/** Prints how many argon2id checks a second this machine allows, with nothing else around them. */
import { availableParallelism } from 'node:os'
import { createPasswords } from '../server/src/identity/passwords.ts'

const password = 'correct horse'
const seconds = Number(process.argv[2] ?? 3)
const passwords = createPasswords()
const against = await passwords.hash(password)
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
console.log(checks / seconds)
