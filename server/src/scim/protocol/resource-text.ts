/** A resource as it goes out. */
import type { Json } from './fields.ts'
import { projected, type Projection } from './projection.ts'

/** `written`: attributes that are JSON already, as they are to be told. */
export function resourceText(resource: Json, projection: Projection, written: Record<string, string> = {}): string {
  const told = Object.entries(projected(resource, projection)).map(([name, value]) => [name, JSON.stringify(value)])
  return `{${[...told, ...Object.entries(written)].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
}
