/** One picture of a picture password, on white whatever the theme: on paper and on every screen it is the same. */
import type { LearnerPicture as Name } from '@atrium/contract/people/learner-names'
import styles from './learner-picture.module.css'
import { pictureDrawings } from './picture-drawings.ts'

interface Props {
  picture: Name
  /** Named for whoever does not see it; absent where something around it names it. */
  label?: string
}

export function LearnerPicture({ picture, label }: Props) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={styles.picture} viewBox="0 0 48 48" {...named}>
      {pictureDrawings[picture].map(([fill, outline], place) => (
        <path key={place} fill={fill} d={outline} />
      ))}
    </svg>
  )
}
