/** The first script of every page: lets the page paint, then brings it to life. */
import { afterFirstPaint } from './app/after-first-paint.ts'
import { notLoaded } from '#ui/not-loaded.ts'
import { showPlainFailure } from './app/plain-failure.ts'
import { silenceConsole } from '#monitoring/silence-console.ts'

if (import.meta.env.PROD) silenceConsole()

afterFirstPaint(() => {
  import('./app/start.tsx')
    .catch((error: unknown) => {
      throw notLoaded(error)
    })
    .then(({ start }) => start())
    .catch(showPlainFailure)
})
