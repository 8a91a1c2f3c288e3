/** `npm run build`: the pages, unless what is built is current. */
import { ensureWeb } from './web-build.ts'

const began = performance.now()
const built = await ensureWeb()
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(built ? `The pages are built (${seconds} s).` : 'The pages are current.')
