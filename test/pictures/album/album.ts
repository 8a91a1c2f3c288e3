/** A folder of pictures. */
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface Album {
  folder: string
  /** Keeps a picture under a name such as `screens/signin-360-dark`. */
  add: (name: string, picture: Buffer) => Promise<void>
}

/** An empty one. */
export async function newAlbum(folder: string): Promise<Album> {
  await rm(folder, { recursive: true, force: true })
  return {
    folder,
    async add(name, picture) {
      const file = pictureFile(folder, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, picture)
    },
  }
}

/** In the order of the alphabet. */
export function pictureNames(folder: string): string[] {
  return globSync('**/*.png', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/').replace(/\.png$/, ''))
    .sort()
}

export const pictureFile = (folder: string, name: string): string => join(folder, `${name}.png`)

export const readPicture = (folder: string, name: string): Promise<Buffer> => readFile(pictureFile(folder, name))
