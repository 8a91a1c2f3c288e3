/** Reads Vite's manifest: which files a module brings along. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, Chunk>

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
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}`)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
    scripts.add(chunk.file)
  }
  for (const module of modules) visit(module)
  return { scripts: [...scripts], styles: [...styles] }
}

/** The manifest's key of a chunk that stands for no module of its own. */
export function chunkNamed(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name)
  if (found === undefined) throw new Error(`The build has no chunk ${name}`)
  return found[0]
}
