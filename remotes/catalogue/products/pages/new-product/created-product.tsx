import { StepResults } from '@stoa/admin/steps'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'

import type { ProductDraft } from './use-new-product.ts'

interface CreatedProductProps {
  product: AdminProduct
  steps: ProductDraft['steps']
}

/** The product is there; its stock is on its way to the locations, or some of it failed. */
export function CreatedProduct({ product, steps }: CreatedProductProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <Page
      title={<bdi>{product.title}</bdi>}
      back={{ href: href('/products'), label: t('products.title') }}
      actions={<LinkButton href={href(`/products/${product.id}`)}>{t('newProduct.openProduct')}</LinkButton>}
    >
      <Card title={t('newProduct.stock.title')} description={t('newProduct.stock.hint')}>
        <StepResults states={steps.states} isRunning={steps.isRunning} onResume={() => void steps.resume()} />
      </Card>
    </Page>
  )
}
