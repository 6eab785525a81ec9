import { LinkButton } from '@stoa/ui/link-button'
import { useTranslation } from '@stoa/i18n/react'

/** The shop's address for letters, as the document names it. */
export const contactAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="stoa-contact"]')?.content ?? ''

interface LetterLinkProps {
  subject: string
  body: string
}

/** Opens the mail program with a letter to the shop. */
export function LetterLink({ subject, body }: LetterLinkProps) {
  const { t } = useTranslation()
  const letter = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')
  return (
    <div>
      <LinkButton href={`mailto:${contactAddress()}?${letter}`} variant="primary" size="large">
        {t('help.write')}
      </LinkButton>
    </div>
  )
}
