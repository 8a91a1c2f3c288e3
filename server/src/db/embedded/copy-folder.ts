/** Copies a folder of an embedded database, file by file, while requests are answered. */
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Few at a time: requests want the pool of threads too. */
const AT_ONCE = 4
/** What is left free, so that whoever writes meanwhile can. */
const LEFT_FREE = 256 * 1024 * 1024
const PRIVATE_FOLDER = 0o700

export class NoRoomError extends Error {}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Into a folder that is not there yet; what `isWanted` says no to stays out. A file that goes meanwhile is left out:
 * the database's log says so too. Throws `NoRoomError` before anything is written where the disk has too little room.
 */
export async function copyFolder(
  from: string,
  to: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  const entries = (await readdir(from, { recursive: true, withFileTypes: true })).map((entry) => ({
    path: relative(from, join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }))
  const wanted = entries.filter(({ path }) => isWanted(path))
  const files = wanted.filter(({ isFolder }) => !isFolder).map(({ path }) => path)
  await mkdir(dirname(to), { recursive: true, mode: PRIVATE_FOLDER })
  await assertRoom(to, await bytesOf(files.map((path) => join(from, path))))
  await mkdir(to, { recursive: true, mode: PRIVATE_FOLDER })
  for (const { path, isFolder } of wanted) {
    if (isFolder) await mkdir(join(to, path), { recursive: true, mode: PRIVATE_FOLDER })
  }
  const lane = async () => {
    for (let path = files.pop(); path !== undefined; path = files.pop()) {
      // Shared blocks where the file system has them: then it costs next to nothing.
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

/** Throws `NoRoomError` where a file of that size would fill the disk. `path` need not be there; its folder does. */
async function assertRoom(path: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize >= bytes + LEFT_FREE) return
  const megabytes = Math.ceil((bytes + LEFT_FREE) / 1e6)
  throw new NoRoomError(`The disk of ${dirname(path)} has too little room: ${megabytes} MB have to be free.`)
}

async function bytesOf(paths: string[]): Promise<number> {
  let bytes = 0
  for (const path of paths) bytes += (await stat(path).catch(() => ({ size: 0 }))).size
  return bytes
}
