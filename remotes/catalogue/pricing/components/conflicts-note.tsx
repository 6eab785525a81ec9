import { useFailureText, useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Link } from '@stoa/ui/link'

import type { useConflicts } from './use-conflicts.ts'

interface ConflictsNoteProps {
  /** What the price list is called. */
  name: string
  read: ReturnType<typeof useConflicts>
}

/** So many variants are named; the others are counted. */
const NAMED = 3

/** Names both price lists that a variant is in. */
export function ConflictsNote({ name, read: { conflicts, error, retry } }: ConflictsNoteProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const failureText = useFailureText()
  const namesOf = (variants: readonly string[]) => {
    const others = variants.length - NAMED
    const more = others > 0 ? [t('pricing.conflicts.others', { count: others })] : []
    return formatList([...variants.slice(0, NAMED), ...more], locale)
  }
  return (
    <>
      {error ? (
        <Banner
          tone="warning"
          title={t('pricing.conflicts.failed')}
          actions={
            <Button size="small" onPress={retry}>
              {t('admin.retry')}
            </Button>
          }
        >
          {failureText(error)}
        </Banner>
      ) : null}
      {conflicts.length > 0 ? (
        <Banner tone="warning" title={t('pricing.conflicts.title')}>
          <ul>
            {conflicts.map(({ list, variants }) => (
              <li key={list.id}>
                {t('pricing.conflicts.line', {
                  count: variants.length,
                  mine: name,
                  other: list.name,
                })}{' '}
                {namesOf(variants)}{' '}
                <Link href={href(`/pricing/${list.id}`)}>
                  {t('pricing.conflicts.open', { name: list.name })}
                </Link>
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
    </>
  )
}
