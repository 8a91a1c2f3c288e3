/** Reads Vite's manifest: which files a module brings along. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runtimeChunkName } from './runtime-in-first.ts'

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, Chunk>

/** The first script's, as the manifest has it. */
export const firstModule = 'index.html'

export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/** The scripts and styles of some modules and of all they import, each once, imports first. */
export function filesOf(manifest: Manifest, modules: string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key] ?? namedLike(manifest, key)
    // Stands in the first script by now (`runtime-in-first.ts`).
    if (chunk?.name === runtimeChunkName) return visit(firstModule)
    if (chunk === undefined) throw new Error(`The build has no ${key}`)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
    scripts.add(chunk.file)
  }
  for (const module of modules) visit(module)
  return { scripts: [...scripts], styles: [...styles] }
}

/** A page whose chunk holds more than its own module is known by its name alone. */
function namedLike(manifest: Manifest, module: string): Chunk | undefined {
  const name = basename(module).replace(/\.\w+$/, '')
  return Object.values(manifest).find((chunk) => chunk.name === name)
}

/** The manifest's key of a chunk that stands for no module of its own. */
export function chunkNamed(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name)
  if (found === undefined) throw new Error(`The build has no chunk ${name}`)
  return found[0]
}
