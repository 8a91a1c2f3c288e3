/** Prints how many argon2id checks a second this machine allows, with nothing else around them. */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { passwordCost } from '../server/src/identity/passwords.ts'

const seconds = Number(process.argv[2] ?? 3)
const against = await hash('correct horse', passwordCost)
const until = performance.now() + seconds * 1_000
let checks = 0
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (performance.now() < until) {
      await verify(against, 'correct horse')
      checks += 1
    }
  }),
)
console.log(checks / seconds)
