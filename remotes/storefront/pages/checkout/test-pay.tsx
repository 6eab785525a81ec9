import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { useEffect, useRef } from 'react'

import type { PaymentUiProps } from './payment-ui.tsx'
import styles from './test-pay.module.css'

/** What the page of the bank posts once the shopper has confirmed. */
const CONFIRMED = 'payment-confirmed'

/** The bank's page for a payment by the provider that tests use. The bank tells the store, and then this page. */
export default function TestPay({ session, onDone, otherwise }: PaymentUiProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const address = session.data['confirm_url']

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent): void => {
      if (source === frame.current?.contentWindow && data === CONFIRMED) onDone()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onDone])

  if (typeof address !== 'string') return otherwise
  return (
    <Banner tone="info">
      <p>{t('checkout.testPay.message')}</p>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('checkout.testPay.confirm')}
        sandbox="allow-forms allow-scripts"
        src={address}
      />
    </Banner>
  )
}
