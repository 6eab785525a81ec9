import { useTranslation } from '@stoa/extension-sdk'

import type { RowIssue } from './model/row-issue.ts'

/** Says what a check found in a row. */
export function useIssueText() {
  const { t } = useTranslation()
  return ({ key, values }: RowIssue): string => t(`import.issues.${key}`, { ...values })
}
