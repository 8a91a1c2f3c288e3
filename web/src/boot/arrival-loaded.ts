/** Has the page of whoever signs in there before anybody hears of them: React keeps a loader in its place for 300 ms else. */
import { loadArrival } from '#app/arrival.ts'

/** A loader is what is shown of a page that takes longer. */
const patienceMs = 2_000

export async function arrivalLoaded(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  // A failure shows, and is dealt with, when the page is opened.
  await Promise.race([loadArrival().catch(() => undefined), patience])
}
