import { useNotify } from '@stoa/extension-sdk'
import { Avatar } from '@stoa/ui/avatar'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import { useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { WithTexts } from '../language/with-texts.tsx'
import type { AccountMenuProps } from './account-menu.tsx'
import type { TopbarActions } from './topbar-actions.ts'
import styles from './topbar.module.css'

interface AccountButtonProps {
  person: { name: string; email: string }
  actions: TopbarActions
}

/** Opens the account menu, whose code and texts load when it is opened first. */
export function AccountButton({ person, actions }: AccountButtonProps) {
  const { t } = useTranslation('shell')
  const notify = useNotify()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps>>()

  const open = async () => {
    try {
      const { AccountMenu } = await loadMenu()
      setMenu(() => AccountMenu)
      setOpen(true)
    } catch {
      notify.error(t('errors.title'), t('topbar.missing'))
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.account}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => void open()}
      >
        <VisuallyHidden>{t('topbar.account', { name: person.name })}</VisuallyHidden>
        <Avatar name={person.name} size="small" />
      </button>
      {Menu ? (
        <WithTexts namespace="tools">
          <Menu
            person={person}
            actions={actions}
            trigger={button}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </WithTexts>
      ) : null}
    </>
  )
}

const loadMenu = () => import(/* webpackChunkName: "account" */ './account-menu.tsx')
