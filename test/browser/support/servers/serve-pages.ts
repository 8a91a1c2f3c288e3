/** A program: the product with the pages of another folder than its own. In: that folder. */
import { failToStart, start } from '../../../../server/src/main.ts'

await start(Promise.resolve(), process.argv[2]).catch(failToStart)
