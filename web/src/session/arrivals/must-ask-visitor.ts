/**
 * Whether the visitor has to say that they are whom they were signed in as. A link with the token of somebody else's
 * account, or by way of somebody else's sign-in, would else sign them in to it unnoticed, and what they then do would be
 * done for that account. Not for one's own account, nor where a page of ours began it in this very tab.
 */
export function mustAskVisitor(newcomer: string, current: string | null, isProven: boolean): boolean {
  return newcomer !== current && !(isProven && current === null)
}
