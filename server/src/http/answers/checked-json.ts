/** An answer that was held to its contract and written down elsewhere, where it is too long for the main thread. */
export class CheckedJson {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}
