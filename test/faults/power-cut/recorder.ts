/**
 * Preloaded into a process (`--import`): writes down, in their order, the operations by which it changes files
 * below `POWER_CUT_FOLDER`, and the moments at which it answers requests that carry `x-power-cut`.
 *
 * A change is written down before it is made and an fsync after it has returned, so that what the record
 * calls safe was safe.
 */
import fs from 'node:fs'
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { relative, resolve } from 'node:path'
import type { Operation } from './record.ts'

const folder = resolve(process.env['POWER_CUT_FOLDER'] ?? '')
const real = { ...fs }
const log = real.openSync(process.env['POWER_CUT_RECORD'] ?? '', 'a')
const open = new Map<number, { path: string; position: number }>()

type Path = fs.PathLike
type Any = (...parameters: never[]) => unknown

/** Relative to the folder; undefined for what lies elsewhere. */
function within(path: Path): string | undefined {
  const name = relative(folder, resolve(String(path)))
  return name.startsWith('..') ? undefined : name
}

function note(operation: Operation, data: Uint8Array = new Uint8Array()): void {
  const head = Buffer.from(JSON.stringify({ ...operation, bytes: data.length }))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  real.writeSync(log, Buffer.concat([size, head, data]))
}

function noteOpen(path: Path, flags: fs.OpenMode | undefined): void {
  const name = within(path)
  if (name === undefined) return
  const bits = typeof flags === 'number' ? flags : 0
  const letters = typeof flags === 'string' ? flags : 'r'
  const creates = (bits & fs.constants.O_CREAT) !== 0 || /^[wa]/.test(letters)
  const empties = (bits & fs.constants.O_TRUNC) !== 0 || letters.startsWith('w')
  if (creates && !real.existsSync(path)) note({ op: 'create', path: name })
  else if (empties) note({ op: 'truncate', path: name, size: 0 })
}

function noteOpened(descriptor: number, path: Path): void {
  const name = within(path)
  if (name !== undefined) open.set(descriptor, { path: name, position: 0 })
}

function noteWrite(descriptor: number, data: Uint8Array, position: number | bigint | null | undefined): void {
  const file = open.get(descriptor)
  if (!file) return
  const offset = position === null || position === undefined ? file.position : Number(position)
  note({ op: 'write', path: file.path, offset }, data)
  if (position === null || position === undefined) file.position += data.length
}

function noteSync(path: string): void {
  note({ op: 'fsync', path })
}

/** Each path that there is below one, the deepest first: what a recursive removal takes away. */
function below(path: string): string[] {
  const found = real.lstatSync(path, { throwIfNoEntry: false })
  if (!found) return []
  const inside = found.isDirectory() ? real.readdirSync(path).flatMap((name) => below(`${path}/${name}`)) : []
  return [...inside, path]
}

function noteRemoval(path: Path): void {
  for (const gone of below(String(path))) {
    const name = within(gone)
    if (name === undefined) continue
    note({ op: 'unlink', path: name })
    forget(name)
  }
}

/** What is still written to a file without a name is nobody's. */
function forget(name: string): void {
  for (const [descriptor, file] of open) if (file.path === name) open.delete(descriptor)
}

function noteFolders(path: Path, recursive: boolean): void {
  const name = within(path)
  if (name === undefined) return
  const parts = name.split('/')
  const made = recursive ? parts.map((_, index) => parts.slice(0, index + 1).join('/')) : [name]
  for (const one of made) if (!real.existsSync(`${folder}/${one}`)) note({ op: 'mkdir', path: one })
}

function noteRename(from: Path, to: Path): void {
  const [path, target] = [within(from), within(to)]
  if (path === undefined || target === undefined) return
  note({ op: 'rename', path, to: target })
  forget(target)
  for (const file of open.values()) {
    if (file.path === path) file.path = target
    else if (file.path.startsWith(`${path}/`)) file.path = target + file.path.slice(path.length)
  }
}

function noteWhole(path: Path, data: unknown, flags: fs.OpenMode | undefined): void {
  const name = within(path)
  if (name === undefined) return
  noteOpen(path, flags ?? 'w')
  const bytes = typeof data === 'string' ? Buffer.from(data) : (data as Uint8Array)
  if (bytes.length > 0) note({ op: 'write', path: name, offset: 0 }, bytes)
}

const flagOf = (options: unknown) => (options as { flag?: fs.OpenMode } | null | undefined)?.flag
const isRecursive = (options: unknown) => (options as { recursive?: boolean } | null | undefined)?.recursive === true

const replaced: Record<string, Any> = {
  openSync(path: Path, flags?: fs.OpenMode, mode?: fs.Mode) {
    noteOpen(path, flags)
    const descriptor = real.openSync(path, flags ?? 'r', mode)
    noteOpened(descriptor, path)
    return descriptor
  },
  closeSync(descriptor: number) {
    open.delete(descriptor)
    real.closeSync(descriptor)
  },
  writeSync(descriptor: number, data: Uint8Array | string, offset?: number, length?: number, position?: number | null) {
    const bytes =
      typeof data === 'string' ? Buffer.from(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    const from = offset ?? 0
    noteWrite(descriptor, bytes.subarray(from, from + (length ?? bytes.length - from)), position)
    return real.writeSync(descriptor, data as Uint8Array, offset, length, position)
  },
  writeFileSync(path: Path, data: string | Uint8Array, options?: fs.WriteFileOptions) {
    noteWhole(path, data, flagOf(options))
    real.writeFileSync(path, data, options)
  },
  truncateSync(path: Path, size?: number) {
    const name = within(path)
    if (name !== undefined) note({ op: 'truncate', path: name, size: size ?? 0 })
    real.truncateSync(path, size)
  },
  ftruncateSync(descriptor: number, size?: number) {
    const file = open.get(descriptor)
    if (file) note({ op: 'truncate', path: file.path, size: size ?? 0 })
    real.ftruncateSync(descriptor, size)
  },
  fsyncSync(descriptor: number) {
    real.fsyncSync(descriptor)
    const file = open.get(descriptor)
    if (file) noteSync(file.path)
  },
  renameSync(from: Path, to: Path) {
    noteRename(from, to)
    real.renameSync(from, to)
  },
  unlinkSync(path: Path) {
    noteRemoval(path)
    real.unlinkSync(path)
  },
  rmdirSync(path: Path) {
    noteRemoval(path)
    real.rmdirSync(path)
  },
  rmSync(path: Path, options?: fs.RmOptions) {
    noteRemoval(path)
    real.rmSync(path, options)
  },
  mkdirSync(path: Path, options?: fs.MakeDirectoryOptions) {
    noteFolders(path, isRecursive(options))
    return real.mkdirSync(path, options)
  },
}
Object.assign(fs, replaced)

const promises = { ...fs.promises }
Object.assign(fs.promises, {
  async open(path: Path, flags?: string | number, mode?: fs.Mode) {
    noteOpen(path, flags)
    const handle = await promises.open(path, flags, mode)
    noteOpened(handle.fd, path)
    return handle
  },
  writeFile(path: Path, data: string | Uint8Array, options?: fs.WriteFileOptions) {
    noteWhole(path, data, flagOf(options))
    return promises.writeFile(path, data, options)
  },
  rename(from: Path, to: Path) {
    noteRename(from, to)
    return promises.rename(from, to)
  },
  rm(path: Path, options?: fs.RmOptions) {
    noteRemoval(path)
    return promises.rm(path, options)
  },
  mkdir(path: Path, options?: fs.MakeDirectoryOptions) {
    noteFolders(path, isRecursive(options))
    return promises.mkdir(path, options)
  },
})

/** The class of file handles is Node's own: found by one of its objects. */
const handle = await promises.open(process.execPath, 'r')
const handles = Object.getPrototypeOf(handle) as fs.promises.FileHandle
await handle.close()
const ofHandle = { sync: handles.sync, close: handles.close, write: handles.write, writeFile: handles.writeFile }
Object.assign(handles, {
  async sync(this: fs.promises.FileHandle) {
    await ofHandle.sync.call(this)
    const file = open.get(this.fd)
    if (file) noteSync(file.path)
  },
  close(this: fs.promises.FileHandle) {
    open.delete(this.fd)
    return ofHandle.close.call(this)
  },
  writeFile(this: fs.promises.FileHandle, data: string | Uint8Array, options?: unknown) {
    noteWrite(this.fd, Buffer.from(data as string), null)
    return ofHandle.writeFile.call(this, data, options as never)
  },
})
syncBuiltinESMExports()

// Reflect: the method is called on its response below.
const end = Reflect.get(http.ServerResponse.prototype, 'end') as Any
http.ServerResponse.prototype.end = function (this: http.ServerResponse, ...parameters: never[]) {
  const id = this.req.headers['x-power-cut']
  if (typeof id === 'string') note({ op: 'answer', path: id, status: this.statusCode })
  return end.apply(this, parameters) as http.ServerResponse
} as typeof http.ServerResponse.prototype.end
