/** Photos sent one after the other, by three at once: what is shown has its file, and no file is nobody's. */
import { updateUser } from '@atrium/contract/users'
import { formOf } from '../../../../server/src/testing/files/content.ts'
import { noise } from '../../../../server/src/testing/files/pictures.ts'
import { filesIn } from '../../support/raw-upload.ts'
import { rowsOf } from '../../support/two-servers.ts'
import { unlessAlike, type Work } from '../work.ts'
import type { Place } from '../place.ts'

const AT_ONCE = 3

export function sendingPhotos(place: Place, uid: () => string): Work {
  return {
    name: 'photos',
    async begin(life) {
      const { headers, payload } = await formOf(['photoURL', { bytes: await noise(300) }])
      const send = async () => {
        while (!life.isOver()) {
          const response = await fetch(life.origin() + updateUser.path.replace(':user_id', uid()), {
            method: updateUser.method,
            headers: { ...headers, authorization: `Bearer ${life.bearer()}` },
            body: new Uint8Array(payload),
          }).catch(() => undefined)
          if (response?.ok !== true) return
          await response.text()
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, send))
    },
    async faults(database) {
      const files = new Set(await filesIn(place.dataDir, 'content'))
      const rows = await rowsOf<{ name: string; shown: boolean }>(
        database,
        `select name, exists (select 1 from content_claims c where c.name = contents.name) as shown from contents`,
      )
      const known = new Set(rows.map(({ name }) => name))
      const [person] = await rowsOf<{ photo: string | null; claimed: number }>(
        database,
        `select photo_url as photo, (select count(*)::int from content_claims c where c.holder = 'user:' || uid) as claimed
        from users where uid = '${uid()}'`,
      )
      const name = person?.photo?.split('/').at(-1) ?? ''
      return [
        ...unlessAlike('images without a file', rows.filter((row) => !files.has(row.name)).length, 0),
        ...unlessAlike('images that nothing shows', rows.filter(({ shown }) => !shown).length, 0),
        ...unlessAlike('files without an image', [...files].filter((file) => !known.has(file)).length, 0),
        ...unlessAlike('the photo is there', name === '' || files.has(name), true),
        ...unlessAlike('images that somebody shows', person?.claimed, name === '' ? 0 : 1),
        ...unlessAlike('uploads in progress', (await filesIn(place.dataDir, 'uploads-in-progress')).length, 0),
      ]
    },
  }
}
