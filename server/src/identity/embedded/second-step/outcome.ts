/** What a first step leads to. */
import type { Granted } from '#identity/embedded/tokens/id-token.ts'

/** A sign-in whose second step is to come. */
export interface PendingSignIn<Of extends Granted['account'] = Granted['account']> {
  account: Of
  /** The protocol's `mfaPendingCredential`: it goes to the client and nowhere else. */
  pendingCredential: string
}

/** Both say whose it is. */
export type FirstStep<Of extends Granted['account'] = Granted['account']> =
  | (Granted & { account: Of })
  | PendingSignIn<Of>
