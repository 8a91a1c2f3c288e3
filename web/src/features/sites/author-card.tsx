/** Who publishes here: the banner, the image, the name and what it is about. */
import { Logo } from '#ui/media/logo.tsx'
import styles from './author-card.module.css'
import type { AuthorSpace } from './space.ts'

export function AuthorCard({ author }: { author: AuthorSpace }) {
  const { author_id, name, description, banner_image_url, profile_image_url } = author
  return (
    <div className={styles.author}>
      <div className={styles.banner}>
        {/* The one image that somebody uploaded stands for both; twice on one card it would be once too often. */}
        {banner_image_url === profile_image_url ? <Arcade /> : <img src={banner_image_url} alt="" />}
      </div>
      <div className={styles.words}>
        <span className={styles.image}>
          <Logo name={name} url={profile_image_url} />
        </span>
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.id}>
            <bdi>@{author_id}</bdi>
          </p>
        </div>
        {description === '' ? null : <p className={styles.description}>{description}</p>}
      </div>
    </div>
  )
}

/** A row of arches, for a wall without a picture. */
function Arcade() {
  return (
    <svg viewBox="0 0 480 128" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {[-60, 30, 120, 210, 300, 390].map((left) => (
        <path key={left} className={styles.arch} d={`M${left} 128V78a36 36 0 0 1 72 0v50Z`} />
      ))}
    </svg>
  )
}
