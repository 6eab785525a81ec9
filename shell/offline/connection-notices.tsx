import { useNotify } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import styles from './connection-notices.module.css'
import type { ConnectionStore } from './connection-store.ts'
import { sendUnsent } from './collect-unsent.ts'

/** Banners about the connection; nothing while it works. */
export function ConnectionNotices({ store }: { store: ConnectionStore }) {
  const { t } = useTranslation('shell')
  const { isSilent, isSlow, unsent } = useStore(store)
  if (!isSilent && !isSlow && unsent.length === 0) return null
  return (
    <div className={styles.notices}>
      {isSilent ? (
        <Banner tone="warning" title={navigator.onLine ? t('offline.silent') : t('offline.offline')}>
          {t('offline.message')}
        </Banner>
      ) : null}
      {unsent.length > 0 ? <UnsentNotice store={store} count={unsent.length} /> : null}
      {isSlow && !isSilent ? <output className={styles.slow}>{t('offline.slow')}</output> : null}
    </div>
  )
}

function UnsentNotice({ store, count }: { store: ConnectionStore; count: number }) {
  const { t } = useTranslation('shell')
  const notify = useNotify()
  const send = async () => {
    if (await sendUnsent(store)) notify.success(t('offline.saved'), t('offline.savedMessage'))
  }
  return (
    <Banner
      tone="error"
      title={t('offline.unsent', { count })}
      actions={
        <>
          <Button size="small" onPress={() => void send()}>
            {t('retry')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => store.setState({ unsent: [] })}>
            {t('offline.leave')}
          </Button>
        </>
      }
    >
      {t('offline.unsentMessage')}
    </Banner>
  )
}
