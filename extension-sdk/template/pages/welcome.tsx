import { useClient, useFailureText, useSession, useTranslation } from '@stoa/extension-sdk'
import { Banner, Card, Page, SkeletonLines } from '@stoa/extension-sdk/ui'
import { useEffect, useState } from 'react'

type Count = { status: 'loading' } | { status: 'ready'; count: number } | { status: 'failed'; error: unknown }

export default function Welcome() {
  const { t } = useTranslation()
  const person = useSession()
  const client = useClient()
  const failureText = useFailureText()
  const [products, setProducts] = useState<Count>({ status: 'loading' })

  useEffect(() => {
    const leaving = new AbortController()
    client
      .get<{ count: number }>('/products?limit=1', { signal: leaving.signal })
      .then(({ count }) => setProducts({ status: 'ready', count }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setProducts({ status: 'failed', error })
      })
    return () => leaving.abort()
  }, [client])

  return (
    <Page title={t('page.title')}>
      <Card title={t('page.store')}>
        {person ? <p>{t('page.greeting', { email: person.email })}</p> : null}
        {products.status === 'loading' ? <SkeletonLines count={1} /> : null}
        {products.status === 'ready' ? <p>{t('page.products', { count: products.count })}</p> : null}
        {products.status === 'failed' ? <Banner tone="error">{failureText(products.error)}</Banner> : null}
      </Card>
    </Page>
  )
}
