/** Who is above each record of a roster: there, and none of them below it. */
import type { Kept } from './read-file.ts'

export type Tree = ReadonlyMap<string, Kept<{ parent: string }>>

/** What may be wrong with a line's place. */
export type TreeFault = 'unknown' | 'cycle'

/**
 * Refuses each line whose parent is not there, or that goes round in a circle. `refuse` takes it out of `all`, or puts
 * what was brought before in its place, which is never refused: that can part others from theirs, or close a circle.
 * Each line is looked at once its parent is settled, and each way through what was brought before is walked once.
 */
export function checkTree(all: Tree, refuse: (sourcedId: string, line: number, fault: TreeFault) => void): void {
  /** Lines of which it is known that all above them stay. */
  const settled = new Set<string>()
  const lineAbove = aboveIn(all)
  for (const [start, { line: isWritten }] of [...all]) {
    // Each is named by the one before it.
    const way = isWritten === undefined || settled.has(start) ? [] : [start]
    const onWay = new Set(way)
    const leave = () => {
      const id = way.pop() ?? ''
      onWay.delete(id)
      return id
    }
    for (let id = way.at(-1); id !== undefined; id = way.at(-1)) {
      const { value, line } = all.get(id) ?? {}
      if (value === undefined || line === undefined) {
        leave()
        continue
      }
      const { parent } = value
      const above = lineAbove(parent)
      if (parent !== '' && !all.has(parent)) refuse(leave(), line, 'unknown')
      else if (above === undefined || settled.has(above)) settled.add(leave())
      else if (onWay.has(above)) refuseCircle(above)
      else {
        way.push(above)
        onWay.add(above)
      }
    }

    function refuseCircle(first: string): void {
      for (let id = ''; id !== first;) {
        id = leave()
        refuse(id, all.get(id)?.line ?? 0, 'cycle')
      }
    }
  }
}

/** Answers the line that comes first on the way up, that id included; undefined where the way ends without one. */
function aboveIn(all: Tree): (id: string) => string | undefined {
  /** From what was brought before, past more of it: that stays as it is. */
  const past = new Map<string, string | undefined>()
  return (id) => {
    const passed = new Set<string>()
    let at: string | undefined = id
    for (let one = all.get(id); ; one = at === undefined ? undefined : all.get(at)) {
      if (at === undefined || one === undefined || passed.has(at)) {
        at = undefined
        break
      }
      if (one.line !== undefined) break
      passed.add(at)
      at = past.has(at) ? past.get(at) : one.value.parent
    }
    for (const each of passed) past.set(each, at)
    return at
  }
}
