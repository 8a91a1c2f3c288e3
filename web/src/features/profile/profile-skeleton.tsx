/** The shape of the profile while it loads. */
import { profileMessages as texts } from '#messages/account/profile.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './profile.module.css'

const fields = ['pronounce', 'given_name', 'family_name', 'username', 'displayName']

export function ProfileSkeleton() {
  return (
    <>
      <Status className="visually-hidden">{texts.loading}</Status>
      <div className={styles.columns} aria-busy="true">
        <div className={styles.person}>
          <div className={styles.photoPlace}>
            <Skeleton shape="circle" />
          </div>
          <Skeleton width="medium" />
        </div>
        <div className={styles.section}>
          <Skeleton width="short" />
          <div className={styles.fields}>
            {fields.map((field) => (
              <div key={field} className={styles.fieldPlace}>
                <Skeleton shape="block" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
