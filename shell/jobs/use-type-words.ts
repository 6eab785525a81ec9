import { useTranslation } from 'react-i18next'

import { typeWords } from './job-rules.ts'

/** Names of job types in the person's language; unknown types of plug-ins as they are. */
export function useTypeWords(): (type: string) => string {
  const { t } = useTranslation('shell')
  return (type) => t(`jobs.types.${type}`, { defaultValue: typeWords(type) })
}
