/** Keeps the images of a moment: a second name for each file, which costs no room and outlives the first. */
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isContentName } from '#content/names.ts'

/** Images are never changed, only made and removed. Nothing where images are kept elsewhere. */
export async function linkImages(dataDir: string, folder: string): Promise<void> {
  const [from, to] = [join(dataDir, 'content'), join(folder, 'content')]
  const names = await readdir(from).catch(() => [])
  await mkdir(to, { recursive: true })
  for (const name of names.filter(isContentName)) {
    await link(join(from, name), join(to, name)).catch(async (error: NodeJS.ErrnoException) => {
      // Gone meanwhile, or a file system that has no second names.
      if (error.code !== 'ENOENT') await copyFile(join(from, name), join(to, name))
    })
  }
}
