import { useApi } from '@stoa/api/react'
import { collectionQueries } from '@stoa/api/store/collections'
import { productQueries } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { collectionPath } from '../../model/shop-address.ts'
import styles from './collections.module.css'
import homeStyles from './home.module.css'

const SHOWN = 6
const PICTURES = ['first', 'second', 'third'] as const

/** The newest collections. They invite; without them the page is still whole. */
export function Collections() {
  const { t } = useTranslation()
  const { data } = useQuery(collectionQueries(useApi()).list({ limit: SHOWN, offset: 0 }))
  if (data?.collections.length === 0) return null
  const placeholders = Array.from({ length: SHOWN }, (_, index) => index)
  return (
    <section aria-labelledby="collections">
      <div className={homeStyles.line}>
        <h2 id="collections" className={homeStyles.heading}>
          {t('home.collections')}
        </h2>
      </div>
      <ul className={styles.grid} aria-busy={!data}>
        {data
          ? data.collections.map(({ id, title, handle }) => (
              <li key={id}>
                <CollectionTile id={id} title={title} handle={handle ?? ''} />
              </li>
            ))
          : placeholders.map((key) => <li key={key} className={styles.placeholder} />)}
      </ul>
    </section>
  )
}

function CollectionTile({ id, title, handle }: { id: string; title: string; handle: string }) {
  const query = { collection_id: [id], limit: PICTURES.length, offset: 0 }
  const { data } = useQuery(productQueries(useApi()).pictures(query))
  return (
    <Link to={collectionPath(handle)} className={styles.tile} viewTransition>
      <span className={styles.pictures}>
        {PICTURES.map((position, index) => (
          <span key={position} className={styles.picture}>
            {data?.products[index] ? (
              <Thumbnail src={data.products[index].thumbnail} alt="" size="fill" />
            ) : null}
          </span>
        ))}
      </span>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
    </Link>
  )
}
