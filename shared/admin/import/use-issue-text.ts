import { useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'

import type { RowIssue } from './model/row-issue.ts'

/** Says what a check found in a row. */
export function useIssueText() {
  const { t, locale } = useTranslation()
  const written = (value: string | readonly string[]) =>
    typeof value === 'string' ? value : formatList(value, locale)
  return ({ key, values = {} }: RowIssue): string =>
    t(
      `import.issues.${key}`,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)])),
    )
}
