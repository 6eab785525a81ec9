import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import Copy from 'lucide-react/icons/copy'

import { useCopyKey } from '../../components/use-copy-key.ts'
import { headerOf, tagOf } from '../../model/key-lines.ts'
import type { Key } from './key-actions.tsx'

/** The key, and how a shop sends it. */
export function KeyUse({ apiKey: { id, title, created_at, revoked_at } }: { apiKey: Key }) {
  const { t, locale } = useTranslation()
  const copy = useCopyKey()
  const header = headerOf(id)
  const tag = tagOf(id)
  return (
    <Card title={t('apiKeys.use.title')} description={t('apiKeys.use.hint')}>
      <Stack>
        <DescriptionList
          items={[
            { term: t('apiKeys.columns.key'), details: <code dir="ltr">{id}</code> },
            { term: t('apiKeys.use.tag'), details: <code dir="ltr">{tag}</code> },
            { term: t('apiKeys.use.header'), details: <code dir="ltr">{header}</code> },
            { term: t('apiKeys.columns.created'), details: formatDate(new Date(created_at), locale) },
            ...(revoked_at
              ? [{ term: t('apiKeys.use.revoked'), details: formatDate(new Date(revoked_at), locale) }]
              : []),
          ]}
        />
        <Inline>
          <Button icon={Copy} onPress={() => void copy(id, title)}>
            {t('apiKeys.copy')}
          </Button>
          <Button icon={Copy} onPress={() => void copy(tag, title)}>
            {t('apiKeys.use.copyTag')}
          </Button>
          <Button icon={Copy} onPress={() => void copy(header, title)}>
            {t('apiKeys.use.copyHeader')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
