/** Walks the tree of a script's text. */
import type { ESTree } from 'vite'

/** Calls `see` with each node in it, from the outside in. */
export function visit(node: unknown, see: (node: ESTree.Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && typeof node.type === 'string') see(node as ESTree.Node)
  for (const child of Object.values(node)) visit(child, see)
}
