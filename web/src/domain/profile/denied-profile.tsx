/** For the address of another person's profile, and for one that never was: both look the same. */
import { profileMessages as texts } from '#messages/account/profile.ts'
import { errorPageMessages } from '#messages/error-pages.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import styles from './denied-profile.module.css'

export function DeniedProfile({ uid }: { uid: string }) {
  return (
    <AppLayout title={errorPageMessages.access.title}>
      <p className={styles.text}>{texts.denied}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.organizations}>{texts.toHome}</LinkButton>
        <LinkButton to={paths.profile(uid)} variant="secondary">
          {texts.toOwn}
        </LinkButton>
      </div>
    </AppLayout>
  )
}
