/**
 * `npm run bench`: what a request costs, beside what people would pick instead. `-- quick` for a change, before and
 * after; `-- growth` for ten to a million of everything.
 */
import { growth } from './requests/growth.ts'
import { quick } from './requests/quick.ts'
import { whole } from './requests/whole.ts'

// What it started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const [mode, ...parameters] = process.argv.slice(2)
if (mode === 'quick') await quick(parameters)
else if (mode === 'growth') await growth(parameters)
else await whole(process.argv.slice(2))
