import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import { ToneIcon } from '@stoa/ui/tone-icon'
import X from 'lucide-react/icons/x'

import { type Notice, showNotice } from '../state/notices.ts'
import styles from './notice-content.module.css'

/** A notice, and what closes it. */
export default function NoticeContent({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  return (
    <div className={styles.notice} data-tone={notice.tone}>
      <ToneIcon tone={notice.tone} />
      <div>
        <p className={styles.title}>{notice.title}</p>
        {[notice.message].flat().map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
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
  )
}
