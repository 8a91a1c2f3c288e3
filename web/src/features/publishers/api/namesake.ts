/** Whether somebody has a publisher of a name already: names need not differ, but a second one is seldom meant. */
import { authorsMembership, type Author } from '@atrium/contract/authors'
import { maxPageSize } from '@atrium/contract/limits'
import { nameKey } from '@atrium/contract/rules/normalize'
import { call } from '#api/client.ts'
import { logWarning } from '#monitoring/log.ts'

/** None, too, where nobody could say: creating does not wait for that. */
export async function findNamesake(name: string): Promise<Author | undefined> {
  try {
    const query = { page: 1, limit: maxPageSize, name, sortBy: 'Author.name:asce' } as const
    const { results } = await call(authorsMembership, { query })
    return results.find(({ Author }) => nameKey(Author.name) === nameKey(name))?.Author
  } catch (error) {
    logWarning('Publishers of the same name could not be looked for', error)
    return undefined
  }
}
