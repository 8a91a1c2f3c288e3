/** The first script of every page: lets the page paint, then brings it to life. */
import { afterFirstPaint } from './app/after-first-paint.ts'
import { showPlainFailure } from './app/plain-failure.ts'

afterFirstPaint(() => {
  import('./app/start.tsx').then(({ start }) => start()).catch(showPlainFailure)
})
