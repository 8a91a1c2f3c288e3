/** For the address of another person's profile, and for one that never was: both look the same. */
import { paths } from '#app/paths.ts'
import { profileMessages as texts } from '#messages/profile.ts'
import { statusMessages } from '#messages/status.ts'
import { LinkButton } from '#ui/button.tsx'
import { HousePage } from '#ui/house-page.tsx'
import styles from './denied-profile.module.css'

export function DeniedProfile({ uid }: { uid: string }) {
  return (
    <HousePage title={statusMessages.access.title}>
      <p className={styles.text}>{texts.denied}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.organizations}>{texts.toHome}</LinkButton>
        <LinkButton to={paths.profile(uid)} variant="secondary">
          {texts.toOwn}
        </LinkButton>
      </div>
    </HousePage>
  )
}
