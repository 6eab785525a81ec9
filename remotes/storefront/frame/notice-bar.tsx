import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import { ToneIcon } from '@stoa/ui/tone-icon'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'

import { leaveNotice, showNotice, useNotice } from '../state/notices.ts'
import styles from './notice-bar.module.css'

/** Shows the current notice until it is closed or the bar unmounts with its page. */
export function NoticeBar() {
  useEffect(() => leaveNotice, [])

  return <CurrentNotice />
}

/** Shows the current notice until it is closed. */
export function CurrentNotice() {
  const { t } = useTranslation()
  const notice = useNotice()
  return (
    <div className={styles.place} role="alert">
      {notice ? (
        <div className={styles.notice} data-tone={notice.tone}>
          <ToneIcon tone={notice.tone} />
          <div>
            <p className={styles.title}>{notice.title}</p>
            <p>{notice.message}</p>
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={t('frame.closeNotice')}
            onClick={() => showNotice(null)}
          >
            <Icon glyph={X} />
          </button>
        </div>
      ) : null}
    </div>
  )
}
