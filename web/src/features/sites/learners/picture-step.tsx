/** Four pictures in their order, pressed one after the other. */
import { learnerPictures, type LearnerPicture as Name, pictureCount } from '@atrium/contract/people/learner-names'
import { useState } from 'react'
import { LearnerPicture } from '#domain/learners/learner-picture.tsx'
import { figure, listed } from '#messages/format.ts'
import { learnerPictureMessages } from '#messages/people/learner-pictures.ts'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { signInLearner } from '#session/learner-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import styles from './learners.module.css'
import pad from './picture-pad.module.css'
import { signInProblem } from './sign-in-problem.ts'
import type { StepProps } from './step-props.ts'

const texts = learnerSignInMessages.pictures
const names = learnerPictureMessages.names

export function PictureStep({ organization, username, onDone, onBack }: StepProps) {
  const [chosen, setChosen] = useState<readonly Name[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isFull = chosen.length === pictureCount

  /** Pressed again, a picture is taken back. */
  const press = (picture: Name) => {
    setProblem(undefined)
    if (chosen.includes(picture)) setChosen(chosen.filter((other) => other !== picture))
    else if (!isFull) setChosen([...chosen, picture])
  }
  const signIn = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await signInLearner({ by: 'pictures', organization, username, pictures: [...chosen] })
      onDone()
    } catch (error) {
      setBusy(false)
      setChosen([])
      setProblem(signInProblem(error, 'pictures'))
    }
  }
  return (
    <div className={styles.step}>
      <PageHeading key="pictures">{texts.title(username)}</PageHeading>
      <p className={styles.lead}>{texts.lead(pictureCount)}</p>
      <ol className={pad.chosen} aria-hidden="true">
        {Array.from({ length: pictureCount }, (_, place) => {
          const picture = chosen[place]
          return <li key={place}>{picture === undefined ? figure(place + 1) : <LearnerPicture picture={picture} />}</li>
        })}
      </ol>
      <Status className="visually-hidden">
        {chosen.length === 0 ? texts.none : texts.chosen(listed(chosen.map((picture) => names[picture])))}
      </Status>
      {problem === undefined ? null : <Notice tone="error">{problem}</Notice>}
      <div className={pad.pad} role="group" aria-label={texts.pad}>
        {learnerPictures.map((picture) => {
          const place = chosen.indexOf(picture)
          return (
            <button
              key={picture}
              type="button"
              className={pad.picture}
              aria-label={names[picture]}
              aria-pressed={place >= 0}
              // Out of use but in reach: the focus stays where it is.
              aria-disabled={busy || (isFull && place < 0)}
              onClick={() => busy || press(picture)}
            >
              <LearnerPicture picture={picture} />
              {place < 0 ? null : (
                <span className={pad.place} aria-hidden="true">
                  {figure(place + 1)}
                </span>
              )}
            </button>
          )
        })}
      </div>
      <Button
        wide
        className={styles.press}
        held={!isFull}
        busy={busy}
        busyLabel={learnerSignInMessages.signingIn}
        onClick={() => void signIn()}
      >
        {learnerSignInMessages.signIn}
      </Button>
      <Button variant="secondary" wide disabled={busy} held={chosen.length === 0} onClick={() => setChosen([])}>
        {texts.again}
      </Button>
      <Button variant="quiet" wide disabled={busy} onClick={onBack}>
        {learnerSignInMessages.back}
      </Button>
    </div>
  )
}
