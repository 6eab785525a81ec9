import { useFailureText, useSession, useTranslation } from '@stoa/extension-sdk'
import { useApiQuery } from '@stoa/extension-sdk/data'
import { Banner, Card, Page, SkeletonLines } from '@stoa/extension-sdk/ui'

export default function Welcome() {
  const { t } = useTranslation()
  const person = useSession()
  const failureText = useFailureText()
  const products = useApiQuery('/products', { query: { limit: 1 } })

  return (
    <Page title={t('page.title')}>
      <Card title={t('page.store')}>
        {person ? <p>{t('page.greeting', { email: person.email })}</p> : null}
        {products.isPending ? <SkeletonLines count={1} /> : null}
        {products.data ? <p>{t('page.products', { count: products.data.count })}</p> : null}
        {products.error ? <Banner tone="error">{failureText(products.error)}</Banner> : null}
      </Card>
    </Page>
  )
}
