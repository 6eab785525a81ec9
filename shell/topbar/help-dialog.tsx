import { Dialog } from '@stoa/ui/dialog'
import { Icon, type IconGlyph } from '@stoa/ui/icon'
import BookOpen from 'lucide-react/icons/book-open'
import Keyboard from 'lucide-react/icons/keyboard'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'

import type { OverlayProps } from './topbar-actions.ts'
import styles from './help-dialog.module.css'
import { mailAbout } from './mail-about.ts'

const DOCUMENTATION = 'https://docs.medusajs.com/v1'

/** Links to the documentation, the shortcuts and an e-mail. */
export function HelpDialog({ actions, onClose }: OverlayProps) {
  const { t } = useTranslation('shell')
  const mail = mailAbout(t('help.mailSubject', { title: document.title }), location.href)
  return (
    <Dialog isOpen onClose={onClose} title={t('help.title')} size="small">
      <ul className={styles.ways}>
        <li>
          <a className={styles.way} href={DOCUMENTATION} target="_blank" rel="noreferrer">
            <Way glyph={BookOpen} label={t('help.documentation')} hint={t('help.documentationHint')} />
          </a>
        </li>
        <li>
          <button type="button" className={styles.way} onClick={() => actions.show('shortcuts')}>
            <Way glyph={Keyboard} label={t('help.shortcuts')} hint={t('help.shortcutsHint')} />
          </button>
        </li>
        <li>
          <a className={styles.way} href={mail}>
            <Way glyph={Mail} label={t('help.mail')} hint={t('help.mailHint')} />
          </a>
        </li>
      </ul>
    </Dialog>
  )
}

function Way({ glyph, label, hint }: { glyph: IconGlyph; label: string; hint: string }) {
  return (
    <>
      <Icon glyph={glyph} size="large" />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
    </>
  )
}
