import { StatusBadge } from '@stoa/admin/choices'
import { defineRecord, RecordPage, type RecordParts } from '@stoa/admin/record'
import { productQueries, type AdminProduct } from '@stoa/api/admin/products'
import { Zone } from '@stoa/extension-sdk'
import PackageX from 'lucide-react/icons/package-x'

import { AttributesCard } from './attributes-card.tsx'
import { GeneralCard } from './general-card.tsx'
import { MetadataCard } from './metadata-card.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { ProductMenu } from './product-menu.tsx'
import { VariantsCard } from './variants-card.tsx'

const product = defineRecord({
  title: 'products.one',
  list: { path: '/products', title: 'products.title' },
  entity: 'product',
  read: (http) => productQueries(http).detail,
  record: ({ product: record }) => record,
  name: ({ title }) => title,
  missing: { icon: PackageX, title: 'products.missing.title', message: 'products.missing.message' },
  failed: 'products.failedOne',
  loading: {
    cards: [
      { title: 'products.general.title', lines: 6 },
      { title: 'productVariants.title', lines: 6 },
    ],
    later: [{ title: 'productPictures.title', lines: 3 }],
    side: [
      { title: 'admin.product.organisation.title', lines: 5 },
      { title: 'productAttributes.title', lines: 9 },
    ],
    hasDescription: true,
  },
  zone: { name: 'product.details', props: (record) => ({ product: record }) },
})

const partsOf = (record: AdminProduct): RecordParts => ({
  badges: <StatusBadge status={record.status} />,
  description: record.subtitle ? <bdi>{record.subtitle}</bdi> : null,
  menu: <ProductMenu product={record} />,
  side: (
    <>
      <OrganisationCard product={record} />
      <AttributesCard product={record} />
      <MetadataCard product={record} />
      <Zone name="product.details.side" product={record} />
    </>
  ),
  cards: (
    <>
      <GeneralCard product={record} />
      <VariantsCard product={record} />
    </>
  ),
  later: <PicturesCard product={record} />,
})

export default function ProductPage() {
  return <RecordPage record={product} parts={partsOf} />
}
