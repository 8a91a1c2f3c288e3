/** Where mails about somebody's account lead. */
export function accountPage({ publicOrigin }: { publicOrigin: string }, uid: string): string {
  return new URL(`/profile/${encodeURIComponent(uid)}/account`, publicOrigin).href
}
