import { useTranslation } from '@stoa/extension-sdk'

/** The server's sentence about a failed call; a general one where it has none. */
export function useMessage(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => (error instanceof Error && error.message) || t('failed')
}
