import { useHost } from '@stoa/extension-sdk'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext } from '../shell-context.ts'
import type { Installed } from './model/installed.ts'
import { authorReportOf, reportOf, type ReportParts } from './model/report.ts'

interface CopiedReport {
  copy: () => Promise<void>
  /** The report's text, when the clipboard is blocked. */
  uncopied?: string
}

/** Copies the report of every extension. */
export const useReport = (installed: readonly Installed[]): CopiedReport =>
  useCopied((parts) => reportOf(installed, parts))

/** Copies what the author of one extension needs. */
export const useAuthorReport = (installed: Installed): CopiedReport =>
  useCopied((parts) => authorReportOf(installed, parts))

function useCopied(write: (parts: ReportParts) => string): CopiedReport {
  const { t } = useTranslation('shell')
  const shell = useContext(ShellContext)
  const { language } = useHost()
  const [uncopied, setUncopied] = useState<string>()

  async function copy() {
    const report = write({
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
