import { useClient, useFailureText, useTranslation, type WidgetProps } from '@stoa/extension-sdk'

import { readMultiplier } from '../../calls/products.ts'
import { Failure } from '../../components/failure.tsx'
import { Loading } from '../../components/loading.tsx'
import { Panel } from '../../components/panel.tsx'
import { useResource } from '../../components/use-resource.ts'
import { MultiplierForm } from './multiplier-form.tsx'

/** On the page of a product: how many times over it earns points. */
export default function ProductMultiplier({ product }: WidgetProps<'product.details.after'>) {
  const { t } = useTranslation()
  const client = useClient()
  const failureText = useFailureText()
  const stored = useResource(product.id, (id, signal) => readMultiplier(client, id, { signal }))
  return (
    <Panel title={t('multiplier.title')}>
      {stored.status === 'loading' ? <Loading lines={3} /> : null}
      {stored.status === 'failed' ? (
        <Failure message={failureText(stored.error)} onRetry={stored.retry} />
      ) : null}
      {stored.status === 'ready' ? (
        <MultiplierForm product={product} stored={stored.value} onSaved={stored.replace} />
      ) : null}
    </Panel>
  )
}
