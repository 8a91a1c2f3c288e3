/** The first script of every page: lets the page paint, then brings it to life. */
import { afterFirstPaint } from '#boot/after-first-paint.ts'
import { showPlainFailure } from '#boot/plain-failure.ts'
import { silenceConsole } from '#monitoring/silence-console.ts'
import { orNotLoaded } from '#ui/loading/not-loaded.ts'

if (import.meta.env.PROD) silenceConsole()

afterFirstPaint(() => {
  orNotLoaded(import('#boot/start.tsx'))
    .then(({ start }) => start())
    .catch(showPlainFailure)
})
