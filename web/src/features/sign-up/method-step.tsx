/** Step 2 of sign-up: how to sign up. */
import { paths, withQuery } from '#app/paths.ts'
import { signUpMessages } from '#messages/sign-up.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import styles from './method-step.module.css'
import { SignInLink } from './sign-in-link.tsx'

export function MethodStep({ username, onChange }: { username: string; onChange: () => void }) {
  return (
    <EntryPage key="method" heading={signUpMessages.methodHeading} footer={<SignInLink />}>
      <div className={styles.chosen}>
        <p>
          <span className={styles.label}>{signUpMessages.chosenUsername}</span>
          <span className={styles.username}>{username}</span>
        </p>
        <Button variant="quiet" onClick={onChange}>
          {signUpMessages.change}
        </Button>
      </div>
      <LinkButton to={withQuery(paths.signUpEmail, { username })} wide>
        {signUpMessages.withEmail}
      </LinkButton>
    </EntryPage>
  )
}
