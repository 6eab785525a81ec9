import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

import styles from './organisation-card.module.css'

interface Label {
  id: string
  text: string
}

export function OrganisationCard({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const { collection, type, tags, categories = [], sales_channels: channels = [] } = product
  return (
    <Card title={t('organisation.title')}>
      <DescriptionList
        items={[
          { term: t('organisation.collection'), details: collection?.title ?? null },
          { term: t('organisation.type'), details: type?.value ?? null },
          {
            term: t('organisation.tags'),
            details: labels(tags.map(({ id, value }) => ({ id, text: value }))),
          },
          {
            term: t('organisation.categories'),
            details: labels(categories.map(({ id, name }) => ({ id, text: name }))),
          },
          {
            term: t('organisation.channels'),
            details: labels(channels.map(({ id, name }) => ({ id, text: name }))),
          },
        ]}
      />
    </Card>
  )
}

function labels(all: readonly Label[]) {
  if (all.length === 0) return null
  return (
    <ul className={styles['labels']}>
      {all.map(({ id, text }) => (
        <li key={id}>
          <Badge>
            <bdi>{text}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
