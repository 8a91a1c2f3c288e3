/** Where a trace learns what is being done. Without one, what is done is done at once: nothing is made, nothing kept. */

/** Names of the product's own making and numbers: never what somebody typed, an address, or a value of a row. */
export type Attributes = Record<string, string | number | boolean>

export interface Spans {
  run<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** A piece of work that began by itself. One that was short and did nothing (`isIdle`) is left out, and all within it. */
  runRound<T>(name: string, work: () => Promise<T>, isIdle: (answer: T) => boolean): Promise<T>
}

let spans: Spans | undefined

/** From now on work is told of, until the answer is called. */
export function traceWith(given: Spans): () => void {
  spans = given
  return () => {
    if (spans === given) spans = undefined
  }
}

export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return spans ? spans.run(name, attributes, work) : work()
}

export function inRound<T>(name: string, work: () => Promise<T>, isIdle: (answer: T) => boolean): Promise<T> {
  return spans ? spans.runRound(name, work, isIdle) : work()
}
