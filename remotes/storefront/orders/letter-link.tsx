import { LinkButton } from '@stoa/ui/link-button'
import { useTranslation } from '@stoa/i18n/react'

/** The shop's address for letters, as the document names it. */
export const contactAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="stoa-contact"]')?.content ?? ''

interface LetterLinkProps {
  subject: string
  body: string
}

/** Opens the mail program with a letter to the shop; leads to the imprint when the shop names no address. */
export function LetterLink({ subject, body }: LetterLinkProps) {
  const { t } = useTranslation()
  const address = contactAddress()
  const letter = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')
  return (
    <div>
      {address ? (
        <LinkButton href={`mailto:${address}?${letter}`} variant="primary" size="large">
          {t('help.write')}
        </LinkButton>
      ) : (
        <LinkButton href="/imprint" size="large">
          {t('legal.imprint')}
        </LinkButton>
      )}
    </div>
  )
}
