import type { HttpClient } from '@stoa/api/http'
import { createSendWrite, type SendWrite, type Twin } from '@stoa/api/outcome'
import type { Host } from '@stoa/extension-sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'

/** Sends the writes of the admin, and asks whether the second of two records that one create made should be deleted. */
export function createWriter(
  http: HttpClient,
  cache: QueryClient,
  { dialogs, failures, notify }: Pick<Host, 'dialogs' | 'failures' | 'notify'>,
  translation: i18n,
): SendWrite {
  const t = (key: string, values?: object) => translation.t(key, { ns: 'twin', ...values })
  const offerUndo = async ({ name, undo }: Twin) => {
    await translation.loadNamespaces('twin')
    const isUnwanted = await dialogs.confirm({
      title: t(name ? 'title' : 'untitled', { name }),
      message: t('message'),
      confirmLabel: t('undo'),
      tone: 'danger',
    })
    if (isUnwanted) await undo().catch((error) => notify.error(t('kept'), failures.textOf(error)))
    await cache.invalidateQueries()
  }
  return createSendWrite({
    http,
    seen: () =>
      cache
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    onTwin: (twin) => void offerUndo(twin),
  })
}
