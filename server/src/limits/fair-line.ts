/**
 * A line in which those who wait take turns, not what they wait with: whoever asks a thousand times waits in a
 * line of their own, and everybody else passes by.
 */
export class FairLine<Item extends object> {
  readonly #items: Item[] = []
  /** In the order of their next turns. */
  readonly #lines = new Map<string, FairLine<Item>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** How many wait in the line of that name. */
  sizeOf(name: string): number {
    return this.#lines.get(name)?.size ?? 0
  }

  /** Puts an item at the end of the line that `path` names: a line within each line before it. */
  push([name, ...rest]: readonly string[], item: Item): void {
    this.#size += 1
    if (name === undefined) this.#items.push(item)
    else {
      const line = this.#lines.get(name) ?? new FairLine<Item>()
      line.push(rest, item)
      this.#lines.set(name, line)
    }
  }

  /** Takes the next item out, by turns of those whom `may` lets; undefined where none of them waits. */
  shift(may: (name: string) => boolean = () => true): Item | undefined {
    const own = this.#items.shift()
    if (own) {
      this.#size -= 1
      return own
    }
    for (const [name, line] of this.#lines) {
      const item = may(name) ? line.shift() : undefined
      if (item === undefined) continue
      this.#size -= 1
      this.#lines.delete(name)
      if (line.size > 0) this.#lines.set(name, line)
      return item
    }
    return undefined
  }

  /** Takes out an item that waits no longer. Answers whether it was there. */
  remove([name, ...rest]: readonly string[], item: Item): boolean {
    const line = name === undefined ? undefined : this.#lines.get(name)
    const index = name === undefined ? this.#items.indexOf(item) : -1
    const found = line ? line.remove(rest, item) : index >= 0
    if (!found) return false
    this.#size -= 1
    if (index >= 0) this.#items.splice(index, 1)
    if (name !== undefined && line?.size === 0) this.#lines.delete(name)
    return true
  }
}
