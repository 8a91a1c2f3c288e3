/** The invites: made, sent again, ended; one or many. */
import type { FreshInvite, ListedInvite } from '@atrium/contract/people/invites'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { hasFailed } from '#api/has-failed.ts'
import { FreshInviteModal } from '#domain/invites/fresh-invite-modal.tsx'
import { OlderButton } from '#domain/organization/older-button.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import { inviteList } from '../api/invites.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { EmptyPart } from '../empty-part.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteRow } from './invite-row.tsx'
import styles from './invites.module.css'

const texts = invitesMessages.list

export function InvitesView() {
  const { organization, displayName } = useOrganization()
  const list = useInfiniteQuery(inviteList(organization))
  // In the address, so that a link from anywhere opens it and Back closes it.
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isStillHere = useStillHere('step')
  const inviting = search.get('new') !== null
  const [fresh, setFresh] = useState<FreshInvite | null>(null)
  if (hasFailed(list)) {
    return <FailedPart query={list} />
  }
  const invites: ListedInvite[] | undefined = list.data?.pages.flatMap((page) => page.results)
  const buttons = (
    <div className={styles.buttons}>
      <LinkButton variant="secondary" to={paths.people(organization, 'import')}>
        {texts.many}
      </LinkButton>
      <LinkButton variant="secondary" to={paths.people(organization, 'rosters')}>
        {peopleMessages.views.rosters}
      </LinkButton>
      <Button onClick={() => void navigate(paths.newInvite(organization))}>{texts.add}</Button>
    </div>
  )
  return (
    <section className={styles.invites} aria-label={peopleMessages.views.invites} aria-busy={list.isFetching}>
      {invites?.length === 0 ? (
        <EmptyPart sentence={texts.empty} advice={texts.emptyAdvice} nextStep={buttons} />
      ) : (
        <>
          {buttons}
          <ul role="list" className={styles.list}>
            {invites?.map((invite) => (
              <InviteRow key={invite.id} invite={invite} onFresh={setFresh} />
            ))}
          </ul>
          <OlderButton list={list} label={texts.older} />
        </>
      )}
      {inviting && (
        <InviteForm
          onClose={() => {
            if (isStillHere()) void navigate(paths.people(organization, 'invites'), { replace: true })
          }}
          onLink={setFresh}
        />
      )}
      {fresh !== null && <FreshInviteModal invite={fresh} displayName={displayName} onClose={() => setFresh(null)} />}
    </section>
  )
}
