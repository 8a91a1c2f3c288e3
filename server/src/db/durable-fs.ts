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
  realPath(node: unknown): string
}
type Init = NodeFS['init']

export class DurableFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const installFsync = (module: unknown) => {
      const files = (module as { NODEFS: NodeFileSystem }).NODEFS
      files.stream_ops.fsync = (stream) => fsync(files, stream)
    }
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, installFsync] } }
  }
}

function fsync(files: NodeFileSystem, stream: Stream): number {
  if (stream.nfd !== undefined) {
    fsyncSync(stream.nfd)
    return 0
  }
  // A directory has no descriptor of its own in this file system.
  const descriptor = openSync(files.realPath(stream.node), 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  return 0
}
