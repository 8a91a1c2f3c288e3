/** A mutation takes one check out of the product; the tests named with it have to fail then. */

export interface Mutation {
  /** What is taken out, as a reader of docs/security.md understands it. */
  what: string
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
  /** Test files; of a browser's pages too, as far as they run without a browser. */
  caughtBy: readonly string[]
}

export interface Decision {
  /** In the words of docs/security.md. */
  decision: string
  mutations: readonly Mutation[]
}
