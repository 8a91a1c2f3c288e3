/** Two static mocks: a tutor as its author sees it, and a conversation with it. */
import { engageMessages } from '#messages/engage.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { PlainPage } from '#ui/layout/plain-page.tsx'
import styles from './engage.module.css'
import { Message } from './message.tsx'
import { TutorSign } from './tutor-sign.tsx'

const { tutor, chat, home } = engageMessages

export function TutorPreviewPage() {
  return (
    <PlainPage title={tutor.name}>
      <div className={styles.content}>
        <Opening title={tutor.name} lead={tutor.lead} />
        <div className={styles.cards}>
          <section className={styles.card} aria-labelledby="overview">
            <h2 id="overview">{tutor.overview}</h2>
            <h3 className={styles.label}>{tutor.instructionLabel}</h3>
            <p>{tutor.instruction}</p>
          </section>
          <section className={styles.card} aria-labelledby="preview">
            <h2 id="preview">{tutor.preview}</h2>
            <ol role="list" className={styles.messages}>
              <Message from="receiver" text={tutor.opening} />
            </ol>
          </section>
        </div>
        <div className={styles.steps}>
          <LinkButton to={paths.chatPreview}>{tutor.toConversation}</LinkButton>
          <LinkButton variant="secondary" to={paths.home}>
            {home}
          </LinkButton>
        </div>
      </div>
    </PlainPage>
  )
}

export function ChatPreviewPage() {
  return (
    <PlainPage title={chat.title}>
      <div className={styles.content}>
        <Opening title={chat.title} lead={chat.lead(tutor.name)} />
        <ol role="list" className={`${styles.card} ${styles.messages}`}>
          <Message from="sender" text={chat.sent} />
          <Message from="receiver" text={chat.received} />
        </ol>
        <div className={styles.steps}>
          <LinkButton to={paths.tutorPreview}>{chat.toTutor}</LinkButton>
          <LinkButton variant="secondary" to={paths.home}>
            {home}
          </LinkButton>
        </div>
      </div>
    </PlainPage>
  )
}

function Opening({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.opening}>
      <span className={styles.sign}>
        <TutorSign />
      </span>
      <div>
        <PageHeading>{title}</PageHeading>
        <p className={styles.soft}>{lead}</p>
      </div>
    </div>
  )
}
