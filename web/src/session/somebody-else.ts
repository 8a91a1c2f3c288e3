/** Another tab signed in somebody else meanwhile, to whom nothing of this one is done. */
export class SomebodyElse extends Error {
  constructor() {
    super('Another account is signed in by now')
  }
}
