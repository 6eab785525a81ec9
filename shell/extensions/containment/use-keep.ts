import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext } from '../shell-context.ts'

/** Makes a choice that this browser has to keep. Where it keeps nothing, the person is told, and the answer is false. */
export function useKeep(): (choose: () => void) => boolean {
  const { t } = useTranslation('shell')
  const { notify } = useContext(ShellContext)
  return (choose) => {
    try {
      choose()
      return true
    } catch {
      notify.error(t('extensions.notKept'), t('extensions.notKeptMessage'))
      return false
    }
  }
}
