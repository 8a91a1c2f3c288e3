/**
 * Every screen and every part of the catalogue is drawn as recorded, to the pixel: a change of the look that nobody
 * meant is seen. One that is meant is recorded by `npm run pictures -- --record`.
 */
import { launchForPictures } from '../pictures/browser.ts'
import { probe } from '../pictures/probe.ts'
import { notAsRecorded, readRecord } from '../pictures/recorded/record.ts'
import { kinds, takeAll } from '../pictures/take-all.ts'
import { expect, test } from './support/fixtures.ts'

const root = new URL('../..', import.meta.url).pathname
const mostMinutes = 20
const whatToDo =
  'See what differs by `npm run pictures -- --against main`; if it is meant, `npm run pictures -- --record`.'

for (const kind of kinds) {
  test(`the ${kind} look as they were recorded`, async () => {
    test.setTimeout(mostMinutes * 60_000)
    const record = await readRecord()
    const browser = await launchForPictures()
    try {
      const drawsAlike = (await probe(browser)) === record.probe
      test.skip(!drawsAlike, 'This browser, or its fonts, draw otherwise than those of the record.')
      const folder = test.info().outputPath('pictures')
      await takeAll(browser, root, folder, [kind])
      expect(await notAsRecorded(folder, record, kind), whatToDo).toEqual([])
    } finally {
      await browser.close()
    }
  })
}
