/** What is looked at once a sequence is over. */
import { nothingIsUnderWay } from '../jobs.ts'
import type { World } from '../world.ts'
import { wrongInArchives } from './archives.ts'
import { wrongInLists } from './lists.ts'

/** Answers a sentence for whatever is not as it must be. */
export async function wrongAtTheEnd(world: World): Promise<string[]> {
  // What is still being done would come in between two pages.
  if (!(await nothingIsUnderWay(world))) return []
  return [...(await wrongInLists(world)), ...(await wrongInArchives(world))]
}
