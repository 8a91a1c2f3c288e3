/** Where images are kept: files of this machine, or a store on the network. */
import type { Readable } from 'node:stream'

export interface StoredImage {
  stream: Readable
  bytes: number
}

export interface ContentStore {
  /** What the API calls the place. */
  bucket: string
  /** Keeps the file under the name; it is there whole when this resolves, or not at all. Takes the file away. */
  put(name: string, path: string): Promise<void>
  /** Undefined where there is none. */
  get(name: string): Promise<StoredImage | undefined>
  /** Also of what is gone already. */
  remove(name: string): Promise<void>
  /** The names of everything that looks like ours, some at a time. */
  list(): AsyncIterable<string[]>
}
