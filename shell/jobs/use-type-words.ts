import { useTranslation } from 'react-i18next'

import { typeWords } from './job-rules.ts'

/** The words for a type of job, in the person's language; of a type that a plug-in adds, the type itself. */
export function useTypeWords(): (type: string) => string {
  const { t } = useTranslation('shell')
  return (type) => t(`jobs.types.${type}`, { defaultValue: typeWords(type) })
}
