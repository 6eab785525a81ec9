import { useClient, useFailureText, useSession, useTranslation } from '@stoa/extension-sdk'
import { useEffect, useState } from 'react'

import styles from './welcome.module.css'

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
    <section className={styles['page']}>
      <h1 className={styles['title']}>{t('page.title')}</h1>
      {person ? <p>{t('page.greeting', { email: person.email })}</p> : null}
      {products.status === 'loading' ? <p>{t('page.wait')}</p> : null}
      {products.status === 'ready' ? <p>{t('page.products', { count: products.count })}</p> : null}
      {products.status === 'failed' ? <p role="alert">{failureText(products.error)}</p> : null}
    </section>
  )
}
