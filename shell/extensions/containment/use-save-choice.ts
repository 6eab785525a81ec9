import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext } from '../shell-context.ts'

/**
 * Returns a function that saves a choice in this browser. It shows an error and returns false when storage is blocked.
 */
export function useSaveChoice(): (choose: () => void) => boolean {
  const { t } = useTranslation('shell')
  const { notify, loadTexts } = useContext(ShellContext)
  return (choose) => {
    try {
      choose()
      return true
    } catch {
      const say = () => notify.error(t('extensions.notKept'), t('extensions.notKeptMessage'))
      void loadTexts(['extensions']).then(say)
      return false
    }
  }
}
