import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { useContext, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext } from '../extensions/shell-context.ts'
import { watchVersion } from './watch-version.ts'

/** Says above every page when the server has a newer build than this page, and offers to reload. */
export function VersionService() {
  const { t } = useTranslation('shell')
  const { extensions } = useContext(ShellContext).registry
  const [isBehind, setBehind] = useState(false)
  useEffect(
    () =>
      watchVersion(
        extensions.map(({ base }) => base),
        () => setBehind(true),
      ),
    [extensions],
  )
  if (!isBehind) return null
  const reload = (
    <Button size="small" onPress={() => location.reload()}>
      {t('crash.reload')}
    </Button>
  )
  return <Banner tone="info" title={t('failure.outdated')} actions={reload} />
}
