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
