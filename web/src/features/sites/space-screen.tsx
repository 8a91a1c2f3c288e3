/** What a site says to its visitor: wait, welcome, or come in. */
import { type ReactNode, useState } from 'react'
import { useAwaitedSession } from '#session/session.ts'
import type { SessionUser } from '#session/session-user.ts'
import { useDocumentTitle } from '#ui/layout/document-title.ts'
import { Greeting } from './greeting.tsx'
import { AccountQuestion } from './hand-off/account-question.tsx'
import { useArrival } from './hand-off/use-arrival.ts'
import { Invitation } from './invitation.tsx'
import type { Hall } from './space.ts'
import { spaceView } from './space-view.ts'
import { Waiting } from './waiting.tsx'

interface Props {
  /** Whose site it is. */
  of: string
  hall: Hall
  /** The way back here, signed in. */
  handOff: string
  /** Whether it has learners, who sign in by a card. */
  withCard?: boolean
  /** For whoever is signed in. */
  children?: (user: SessionUser) => ReactNode
}

export function SpaceScreen({ of, hall, handOff, withCard = false, children }: Props) {
  useDocumentTitle(of)
  const session = useAwaitedSession()
  const { arrival, newcomer, retry, accept, decline } = useArrival()
  const [leftAgain, setLeftAgain] = useState(false)

  switch (spaceView(arrival, session.state)) {
    case 'waiting':
      return <Waiting />
    case 'question':
      return newcomer === null ? null : (
        <AccountQuestion
          of={of}
          newcomer={newcomer.user}
          current={session.user}
          onAccept={accept}
          onDecline={decline}
        />
      )
    case 'greeting':
      return session.user === null ? null : (
        <Greeting of={of} hall={hall} user={session.user} onSignedOut={() => setLeftAgain(true)}>
          {children?.(session.user)}
        </Greeting>
      )
    case 'invitation':
      return (
        <Invitation
          of={of}
          handOff={handOff}
          withCard={withCard}
          arrival={leftAgain ? 'left' : arrival}
          onRetry={retry}
        />
      )
  }
}
