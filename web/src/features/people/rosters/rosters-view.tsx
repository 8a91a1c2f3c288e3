/** Rosters of a school's system: one is uploaded, or looked at; those so far stand below. */
import { useParams } from 'react-router'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { rosterMessages as texts } from '#messages/people/rosters.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { RosterHistory } from './roster-history.tsx'
import { RosterPage } from './roster-page.tsx'
import { RosterUpload } from './roster-upload.tsx'
import styles from './rosters.module.css'

/** The one that is looked at stands in the address: whoever comes back finds it. */
export function RostersView() {
  const { organization } = useOrganization()
  const { id } = useParams()
  if (id !== undefined) return <RosterPage key={id} id={id} />
  return (
    <section className={styles.rosters} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      <RosterUpload />
      <RosterHistory />
      <LinkButton variant="secondary" to={paths.people(organization, 'invites')}>
        {texts.back}
      </LinkButton>
    </section>
  )
}
