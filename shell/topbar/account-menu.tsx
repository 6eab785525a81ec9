import { useHost } from '@stoa/extension-sdk'
import { Icon } from '@stoa/ui/icon'
import { chooseDensity, DENSITIES, useDensity } from '@stoa/ui/density'
import { chooseTheme, THEMES, useTheme } from '@stoa/ui/theme'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import type { RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection, SubmenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'

import styles from './account-menu.module.css'
import type { TopbarActions } from './topbar-actions.ts'

export interface AccountMenuProps {
  person: { name: string; email: string }
  actions: TopbarActions
  /** Button that the menu is anchored to. */
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onClose: () => void
}

/** The open menu takes the focus, so that arrow keys work. */
const AT_ONCE = { autoFocus: 'first' } as const

/** Below this width, in pixels, a submenu opens below instead of beside. */
const TIGHT = 560

const PERSONAL = '/settings/personal-information'

/** Account menu: personal details, theme, density, language and sign-out. */
export function AccountMenu({ person, actions, trigger, isOpen, onClose }: AccountMenuProps) {
  const { t } = useTranslation('shell')
  const { navigation } = useHost()
  return (
    <Popover
      className={styles.popover}
      aria-label={t('topbar.menu')}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      placement="bottom end"
      offset={6}
    >
      <p className={styles.person}>
        <bdi className={styles.name}>{person.name}</bdi>
        <bdi className={styles.email}>{person.email}</bdi>
      </p>
      <Menu className={styles.menu} aria-label={t('topbar.menu')} {...AT_ONCE} onClose={onClose}>
        <MenuItem className={styles.entry} href={navigation.href(PERSONAL)}>
          <Icon glyph={User} />
          {t('topbar.personal')}
        </MenuItem>
        <LanguageEntry />
        <ThemeSection />
        <DensitySection />
        <MenuItem className={styles.entry} onAction={actions.signOut}>
          <Icon glyph={LogOut} isDirectional />
          {t('topbar.signOut')}
        </MenuItem>
      </Menu>
    </Popover>
  )
}

function LanguageEntry() {
  const { t } = useTranslation('shell')
  const { language } = useHost()
  return (
    <SubmenuTrigger>
      <MenuItem className={styles.entry} textValue={t('topbar.language')}>
        <Icon glyph={Languages} />
        {t('topbar.language')}
        <span className={styles.end}>
          <Icon glyph={ChevronRight} size="small" isDirectional />
        </span>
      </MenuItem>
      <Popover
        className={styles.popover}
        aria-label={t('topbar.language')}
        placement={window.innerWidth < TIGHT ? 'bottom start' : 'end top'}
        offset={2}
      >
        <Menu
          className={styles.menu}
          aria-label={t('topbar.language')}
          items={language.options()}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[language.current()]}
          onAction={(code) => void language.change(String(code))}
        >
          {({ locale, name }) => <Choice id={locale} label={name} language={locale} />}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  )
}

function ThemeSection() {
  const { t } = useTranslation('shell')
  const { notify } = useHost()
  const theme = useTheme()
  return (
    <MenuSection
      className={styles.section}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[theme]}
      onSelectionChange={(keys) => {
        const chosen = THEMES.find((one) => keys !== 'all' && keys.has(one))
        if (chosen && !chooseTheme(chosen)) notify.warn(t('topbar.theme'), t('topbar.notKept'))
      }}
    >
      <Header className={styles.heading}>{t('topbar.theme')}</Header>
      {THEMES.map((one) => (
        <Choice key={one} id={one} label={t(`topbar.themes.${one}`)} />
      ))}
    </MenuSection>
  )
}

function DensitySection() {
  const { t } = useTranslation('shell')
  const { notify } = useHost()
  const density = useDensity()
  return (
    <MenuSection
      className={styles.section}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[density]}
      onSelectionChange={(keys) => {
        const chosen = DENSITIES.find((one) => keys !== 'all' && keys.has(one))
        if (chosen && !chooseDensity(chosen)) notify.warn(t('topbar.density'), t('topbar.notKept'))
      }}
    >
      <Header className={styles.heading}>{t('topbar.density')}</Header>
      {DENSITIES.map((one) => (
        <Choice key={one} id={one} label={t(`topbar.densities.${one}`)} />
      ))}
    </MenuSection>
  )
}

function Choice({ id, label, language }: { id: string; label: string; language?: string }) {
  return (
    <MenuItem id={id} className={styles.entry} textValue={label}>
      <span className={styles.check}>
        <Icon glyph={Check} size="small" />
      </span>
      <span {...(language && { lang: language })}>{label}</span>
    </MenuItem>
  )
}
