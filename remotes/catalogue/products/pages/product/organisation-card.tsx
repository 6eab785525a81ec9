import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useFlag, useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'

import { EditButton } from './edit-button.tsx'
import styles from './organisation-card.module.css'

const EditOrganisation = lazyDialog(async () => (await import('./edit-organisation.tsx')).EditOrganisation)

interface Label {
  id: string
  text: string
  /** Where it leads. */
  href?: string
}

export function OrganisationCard({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const hasCategories = useFlag('product_categories')
  const hasChannels = useFlag('sales_channels')
  const { collection, type, tags, categories = [], sales_channels: channels = [] } = product
  return (
    <Card
      title={t('admin.product.organisation.title')}
      actions={
        <EditButton label={t('products.organise.edit')}>
          {(close) => <EditOrganisation product={product} onClose={close} />}
        </EditButton>
      }
    >
      <DescriptionList
        items={[
          { term: t('admin.product.organisation.collection'), details: collection?.title ?? null },
          { term: t('admin.product.organisation.type'), details: type?.value ?? null },
          {
            term: t('admin.product.organisation.tags'),
            details: labels(tags.map(({ id, value }) => ({ id, text: value }))),
          },
          ...(hasCategories
            ? [
                {
                  term: t('admin.product.organisation.categories'),
                  details: labels(
                    named(categories).map((one) => ({
                      ...one,
                      href: href(`/product-categories?category_id=${one.id}`),
                    })),
                  ),
                },
              ]
            : []),
          ...(hasChannels
            ? [{ term: t('admin.product.organisation.channels'), details: labels(named(channels)) }]
            : []),
        ]}
      />
    </Card>
  )
}

const named = (all: readonly { id: string; name: string }[]): Label[] =>
  all.map(({ id, name }) => ({ id, text: name }))

function labels(all: readonly Label[]) {
  if (all.length === 0) return null
  return (
    <ul className={styles.labels}>
      {all.map(({ id, text, href }) => (
        <li key={id}>
          <Badge>
            {href === undefined ? (
              <bdi>{text}</bdi>
            ) : (
              <Link href={href} variant="plain">
                <bdi>{text}</bdi>
              </Link>
            )}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
