import { Button } from '@stoa/ui/button'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from 'react-i18next'

import actions from './installed-actions.module.css'
import type { Installed } from './model/installed.ts'
import styles from './operator-page.module.css'
import { useAuthorReport } from './use-report.ts'

/** Makes the region scrollable by keyboard. */
const SCROLLS = { tabIndex: 0 }

/** Copies what the author of an extension needs to find a problem; shows it if the clipboard is blocked. */
export function AuthorReport({ installed }: { installed: Installed }) {
  const { t } = useTranslation('trust')
  const { copy, uncopied } = useAuthorReport(installed)
  return (
    <>
      <div className={actions.actions}>
        <Button size="small" icon={Copy} onPress={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      {uncopied === undefined ? null : (
        <section aria-label={t('copy')}>
          <pre className={styles.report} dir="ltr" {...SCROLLS}>
            {uncopied}
          </pre>
        </section>
      )}
    </>
  )
}
