import { useHost } from '@stoa/extension-sdk'
import { chooseTheme, THEMES } from '@stoa/ui/theme'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Keyboard from 'lucide-react/icons/keyboard'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import SquareDashed from 'lucide-react/icons/square-dashed'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useTranslation } from 'react-i18next'

import { zoneOverlay } from '../extensions/zone-overlay/zone-overlay.ts'
import type { TopbarActions } from '../topbar/topbar-actions.ts'
import type { Entry } from './entry.ts'

/** The shell's own actions: `everyday` before typing, `choices` only as search results. */
export function useActions({ show, signOut }: TopbarActions): Record<'everyday' | 'choices', Entry[]> {
  const { t } = useTranslation('shell')
  const { language, notify } = useHost()
  const keywords = (key: string) => t(`search.keywords.${key}`)
  return {
    everyday: [
      {
        key: 'action:shortcuts',
        title: t('shortcuts.title'),
        keywords: keywords('shortcuts'),
        icon: Keyboard,
        shortcut: '?',
        run: () => show('shortcuts'),
        staysOpen: true,
      },
      {
        key: 'action:help',
        title: t('topbar.help'),
        keywords: keywords('help'),
        icon: CircleHelp,
        run: () => show('help'),
        staysOpen: true,
      },
      {
        key: 'action:sign-out',
        title: t('topbar.signOut'),
        keywords: keywords('signOut'),
        icon: LogOut,
        run: signOut,
      },
    ],
    choices: [
      {
        key: 'action:zones',
        title: t('search.zones'),
        keywords: keywords('zones'),
        icon: SquareDashed,
        run: () =>
          void zoneOverlay.toggle().catch(() => notify.error(t('errors.title'), t('topbar.missing'))),
      },
      ...THEMES.map((theme) => ({
        key: `action:theme-${theme}`,
        title: `${t('topbar.theme')}: ${t(`topbar.themes.${theme}`)}`,
        keywords: keywords('theme'),
        icon: SunMoon,
        run: () => {
          if (!chooseTheme(theme)) notify.warn(t('topbar.theme'), t('topbar.notKept'))
        },
      })),
      ...language.options().map(({ locale, name }) => ({
        key: `action:language-${locale}`,
        title: `${t('topbar.language')}: ${name}`,
        keywords: keywords('language'),
        icon: Languages,
        run: () => void language.change(locale),
      })),
    ],
  }
}
