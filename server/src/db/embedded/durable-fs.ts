/**
 * The node file system for PGlite, with an fsync that reaches the disk.
 *
 * PGlite's build answers fdatasync without doing anything and has no fsync for files of the host;
 * starting it without `-F` alone therefore keeps nothing through a power cut. With this operation in
 * place and `wal_sync_method=fsync`, each commit is one fsync of the write-ahead log.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  nfd?: number
  node: unknown
}
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number }
  node_ops: { mknod: MakeNode }
  realPath(node: unknown): string
}
type MakeNode = (parent: unknown, name: string, mode: number, device: number) => unknown
type Init = NodeFS['init']

/** The file from which an unlogged table or index is made anew after a crash. */
const INIT_FORK = '_init'

export class DurableFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const makeDurable = (module: unknown) => {
      const files = (module as { NODEFS: NodeFileSystem }).NODEFS
      const fsync: typeof files.stream_ops.fsync = (stream) => orEnd(() => syncStream(files, stream))
      files.stream_ops.fsync = fsync
      files.node_ops.mknod = syncingInitForks(files, files.node_ops.mknod)
    }
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, makeDurable] } }
  }
}

/**
 * PostgreSQL takes it that the name of an init fork lasts as soon as the log that tells of it does. Where a
 * file system keeps the names of one folder later than those of another, the table's file could be there alone,
 * and recovery stops at it ("could not create file: File exists"): so the names are synced before the log.
 */
function syncingInitForks(files: NodeFileSystem, makeNode: MakeNode): MakeNode {
  return (parent, name, mode, device) => {
    const node = makeNode(parent, name, mode, device)
    if (name.endsWith(INIT_FORK)) orEnd(() => syncPath(files.realPath(parent)))
    return node
  }
}

function orEnd(sync: () => void): number {
  try {
    sync()
  } catch (error) {
    endAtOnce(error as NodeJS.ErrnoException)
  }
  return 0
}

/**
 * After a failed fsync nobody knows what is on the disk, and a second one may say that all is well: PostgreSQL
 * stops then and starts from its log again, and so do we, before anything is acknowledged.
 */
function endAtOnce({ code }: NodeJS.ErrnoException): never {
  process.stderr.write(
    `The disk of the data folder did not keep what was written (${code ?? 'unknown'}): stopped, so that nothing is acknowledged that may be lost. Look at the disk, then start again.\n`,
  )
  process.exit(1)
}

function syncStream(files: NodeFileSystem, stream: Stream): void {
  if (stream.nfd === undefined) syncPath(files.realPath(stream.node))
  else fsyncSync(stream.nfd)
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
