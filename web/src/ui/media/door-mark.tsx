/** In place of the product's mark at an organization's door: its logo and name, and whose page this is. */
import type { Door } from '@atrium/contract/page/door'
import { useProductName } from '#ui/layout/product-name.ts'
import styles from './product-mark.module.css'

export function DoorMark({ displayName, logo_url }: Door) {
  const product = useProductName()
  return (
    <span className={styles.mark}>
      <img className={styles.logo} src={logo_url} alt="" />
      <span className={styles.names}>
        <bdi>{displayName}</bdi>
        <span className={styles.product}>{product}</span>
      </span>
    </span>
  )
}
