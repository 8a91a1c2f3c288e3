/**
 * What a call is sure to read of whoever makes it: asked for as soon as a token of ours names them, so that it goes to
 * the database along with the question whether they are still signed in, and not behind it. Nobody sees it before that
 * is answered, and where it is not, nobody does.
 */
export class ReadAhead<Answer> {
  readonly #read: (uid: string) => Promise<Answer>
  #begun: { uid: string; answer: Promise<Answer> } | undefined

  constructor(read: (uid: string) => Promise<Answer>) {
    this.#read = read
  }

  begin(uid: string): void {
    const answer = this.#read(uid)
    // Whoever is refused leaves it, and whatever became of it; all others hear of a failure from `of`.
    answer.catch(() => undefined)
    this.#begun = { uid, answer }
  }

  /** What was begun for them, once; or else what is there now. Rejects as the read does. */
  of(uid: string): Promise<Answer> {
    const begun = this.#begun
    this.#begun = undefined
    return begun?.uid === uid ? begun.answer : this.#read(uid)
  }
}
