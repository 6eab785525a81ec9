import { StatusBadge } from '@stoa/admin/choices'
import type { ProductRow } from '@stoa/api/admin/products'
import { ActionTiles, type ActionTilesProps } from '@stoa/ui/action-tiles'
import { Thumbnail } from '@stoa/ui/thumbnail'

import styles from './product-tiles.module.css'

type Shown = 'picture' | 'name' | 'details'

const SHOWN: Pick<ActionTilesProps<ProductRow>, Shown> = {
  picture: ({ thumbnail }) => <Thumbnail src={thumbnail} alt="" size="fill" />,
  name: ({ title }) => <bdi>{title}</bdi>,
  details: ({ status, collection }) => (
    <>
      <StatusBadge status={status} variant="dot" />
      {collection ? <bdi className={styles.collection}>{collection.title}</bdi> : null}
    </>
  ),
}

/** The products of a page as pictures. */
export const ProductTiles = (props: Omit<ActionTilesProps<ProductRow>, Shown>) => (
  <ActionTiles {...props} {...SHOWN} />
)
