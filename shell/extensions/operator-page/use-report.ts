import { useHost } from '@stoa/extension-sdk'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext } from '../shell-context.ts'
import type { Installed } from './model/installed.ts'
import { reportOf } from './model/report.ts'

/** Copies the report. `uncopied` holds its text when the clipboard is blocked. */
export function useReport(installed: readonly Installed[]): { copy: () => Promise<void>; uncopied?: string } {
  const { t } = useTranslation('shell')
  const shell = useContext(ShellContext)
  const { language } = useHost()
  const [uncopied, setUncopied] = useState<string>()

  async function copy() {
    const report = reportOf(installed, {
      ...shell,
      origin: location.origin,
      browser: navigator.userAgent,
      language: language.current(),
      now: new Date(),
    })
    try {
      await navigator.clipboard.writeText(report)
      setUncopied(undefined)
      shell.notify.success(t('extensions.copied'), t('extensions.copiedMessage'))
    } catch {
      setUncopied(report)
      shell.notify.error(t('extensions.notCopied'), t('extensions.notCopiedMessage'))
    }
  }
  return uncopied === undefined ? { copy } : { copy, uncopied }
}
