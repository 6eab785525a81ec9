import { StatusBadge } from '@stoa/admin/pickers'
import { JsonCard } from '@stoa/admin/record'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'

import { AttributesCard } from './attributes-card.tsx'
import { GeneralCard } from './general-card.tsx'
import { MetadataCard } from './metadata-card.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { ProductMenu } from './product-menu.tsx'
import { VariantsCard } from './variants-card.tsx'

export function ProductDetails({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <Page
      title={<bdi>{product.title}</bdi>}
      back={{ href: href('/products'), label: t('products.title') }}
      badges={<StatusBadge status={product.status} />}
      description={product.subtitle ? <bdi>{product.subtitle}</bdi> : null}
      actions={<ProductMenu product={product} />}
      side={
        <>
          <OrganisationCard product={product} />
          <AttributesCard product={product} />
          <MetadataCard product={product} />
          <Zone name="product.details.side" product={product} />
        </>
      }
    >
      <Zone name="product.details.before" product={product} />
      <GeneralCard product={product} />
      <VariantsCard product={product} />
      <PicturesCard product={product} />
      <Zone name="product.details.after" product={product} />
      <JsonCard value={product} />
    </Page>
  )
}
