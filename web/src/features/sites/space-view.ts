/** What the home of an organization shows, from how the visitor arrived and who is signed in. */

/**
 * How the token in the address fared: there was none, it is being exchanged, the visitor is asked whether it
 * is theirs, it opened the door or not.
 */
export type Arrival = 'plain' | 'entering' | 'asking' | 'entered' | 'refused' | 'unreached'

export type SpaceView = 'waiting' | 'question' | 'greeting' | 'invitation'

export function spaceView(arrival: Arrival, session: 'unresolved' | 'signed-in' | 'signed-out'): SpaceView {
  if (arrival === 'entering' || session === 'unresolved') return 'waiting'
  if (arrival === 'asking') return 'question'
  // Whoever is signed in here needs no token: a spent one in an old link is nothing to tell of.
  return session === 'signed-in' ? 'greeting' : 'invitation'
}

/**
 * Whether the visitor has to say that they are whom a token is for. A link with the token of somebody
 * else\'s account would else sign them in to it unnoticed, and what they then do would be done for that
 * account. Not for one\'s own account, nor where a page of ours asked for the token in this very tab.
 */
export function mustAskVisitor(newcomer: string, current: string | null, isProven: boolean): boolean {
  return newcomer !== current && !(isProven && current === null)
}
