/** The README's pictures show the pages as they are. */
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { expect, readyWithinMs, test as base } from './support/fixtures.ts'
import { contentOf, readmePictures, recordedContent } from './support/readme-pictures.ts'

/** A server of their own: the pictures have names on them that other tests may take. */
const test = base.extend<{ fresh: ServerProcess }>({
  fresh: [
    async ({}, use) => {
      const dataDir = await dataFolder('pictures')
      const server = await startServer({ dataDir, readyWithinMs })
      await use(server)
      await server.stop()
      await removeFolder(dataDir)
    },
    { timeout: readyWithinMs },
  ],
  baseURL: async ({ fresh }, use) => use(fresh.origin),
})

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 760 } })

test('the README’s pictures are as new as their pages', async ({ page, fresh }) => {
  for (const { name, show } of readmePictures) {
    await show(page, fresh.origin)
    const recorded = await recordedContent(name)
    const sentence = `${name} has changed since its picture was made: npm run screenshots`
    await expect.poll(() => contentOf(page), sentence).toBe(recorded)
  }
})
