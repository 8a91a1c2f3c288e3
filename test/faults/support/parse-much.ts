/** Has the embedded database read the SQL of many statements that never come again. A program: V8 says what it compiles. */
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'

const statements = 2_000
/** A long one. */
const columns = Array.from({ length: 200 }, (_, n) => `${n} + ${n} as n${n}`).join(', ')

const { db, close } = await openEmbedded(process.env['DATA_DIR'] ?? '')
for (let count = 0; count < statements; count += 1) await db.execute(`select ${count}, ${columns}`)
await close()
