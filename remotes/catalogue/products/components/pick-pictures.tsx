import { LoadFailure } from '@stoa/admin/failures'
import { productQueries } from '@stoa/api/admin/products'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { EmptyState } from '@stoa/ui/empty-state'
import { SearchField } from '@stoa/ui/search-field'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import styles from './pick-pictures.module.css'

interface PickPicturesProps {
  /** The addresses that are there already. */
  taken: readonly string[]
  onPick: (urls: readonly string[]) => void
  onClose: () => void
}

/** So many products are asked for at first, and more each time. */
const STEP = 10

/** Pictures that have been uploaded for other products, to use again. */
export function PickPictures({ taken, onPick, onClose }: PickPicturesProps) {
  const { t } = useTranslation()
  const [q, setQ] = useState('')
  const [limit, setLimit] = useState(STEP)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const query = { ...(q && { q }), limit }
  const { data, error, refetch, isFetching } = useQuery(productQueries(useApi()).pictures(query))
  const known = new Set(taken)
  const found = (data?.products ?? [])
    .map((product) => ({ ...product, images: product.images.filter(({ url }) => !known.has(url)) }))
    .filter(({ images }) => images.length > 0)
  const toggle = (url: string) =>
    setChosen(chosen.includes(url) ? chosen.filter((other) => other !== url) : [...chosen, url])
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('productPictures.pick.title')}
      onSubmit={() => {
        onPick(chosen)
        onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" isDisabled={chosen.length === 0}>
            {t('productPictures.pick.add', {
              count: chosen.length,
            })}
          </Button>
        </>
      }
    >
      <div className={styles.picker}>
        <SearchField
          label={t('admin.product.search')}
          placeholder={t('admin.product.searchHint')}
          value={q}
          onSearch={(next) => {
            setQ(next.trim())
            setLimit(STEP)
          }}
        />
        {error && !data ? (
          <LoadFailure title={t('admin.product.failed')} error={error} onRetry={refetch} />
        ) : null}
        {!data && !error ? <SkeletonLines count={4} /> : null}
        {data && found.length === 0 ? <EmptyState title={t('productPictures.pick.none')} /> : null}
        {found.map(({ id, title, images }) => (
          <section key={id} aria-label={title}>
            <h3 className={styles.title}>
              <bdi>{title}</bdi>
            </h3>
            <ul className={styles.pictures}>
              {images.map((image, index) => {
                const alt = t('productPictures.alt', { number: index + 1, title })
                return (
                  <li key={image.id}>
                    <button
                      type="button"
                      className={styles.picture}
                      aria-pressed={chosen.includes(image.url)}
                      aria-label={alt}
                      onClick={() => toggle(image.url)}
                    >
                      <Thumbnail src={image.url} alt="" size="fill" />
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
        {data && data.count > data.products.length ? (
          <div>
            <Button isLoading={isFetching} onPress={() => setLimit(limit + STEP)}>
              {t('productPictures.pick.more')}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
