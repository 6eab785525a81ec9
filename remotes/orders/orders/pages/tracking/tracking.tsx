import { ProgressLine } from '@stoa/admin/jobs'
import { LoadFailure } from '@stoa/admin/failures'
import { useNavigation, useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { Page } from '@stoa/ui/page'
import { useMemo, useState } from 'react'

import { HeldBar } from '../../components/held-bar.tsx'
import { isShippable, readTracking, trackingLayout, type TrackingColumns } from '../../model/tracking.ts'
import { ShipCard } from './ship-card.tsx'
import { TrackingTable } from './tracking-table.tsx'
import { TrackingText } from './tracking-text.tsx'
import { useTrackingCheck } from './use-tracking-check.ts'
import { useTrackingShipments } from './use-tracking-shipments.ts'
import { useTrackingText } from './use-tracking-text.ts'

/** Ships many orders with their tracking numbers: a text, a check that changes nothing, and the result of each. */
export default function TrackingPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [text, setText] = useTrackingText()
  const [chosen, setChosen] = useState<TrackingColumns>()
  const { names, guess } = useMemo(() => trackingLayout(text), [text])
  const columns = chosen && names.length > 2 ? chosen : guess
  const { entries, unread } = useMemo(() => readTracking(text, columns), [text, columns])
  const { checked, progress: checking, error, check, clear, show } = useTrackingCheck()
  const {
    results,
    progress: shipping,
    held,
    ship,
    stop,
    clear: clearResults,
  } = useTrackingShipments({
    onSend: (sent) => {
      if (!checked) show(sent)
    },
    onShipped: () => setText(''),
  })
  const left = (checked ?? []).filter(({ id, verdict }) => isShippable(verdict) && results.get(id) !== '')
  const isTried = results.size > 0
  const isDone = isTried && left.length === 0
  const isWaiting = held.writes.length > 0
  // Who leaves sends what waits.
  useUnsavedChanges(text !== '' && !isDone && !isWaiting)
  const restart = () => {
    setText('')
    setChosen(undefined)
    clear()
    clearResults()
  }
  const again = <Button onPress={restart}>{t('orderTracking.more')}</Button>
  return (
    <Page
      title={t('orderTracking.title')}
      description={t('orderTracking.message')}
      back={{ href: href('/orders'), label: t('orders.title') }}
    >
      {error ? (
        <LoadFailure
          title={t('orderTracking.checkFailed')}
          error={error}
          onRetry={() => void check(entries)}
        />
      ) : null}
      {checked ? (
        <Card title={t('orderTracking.rows')} isFlush>
          <TrackingTable entries={checked} results={results} />
        </Card>
      ) : (
        <TrackingText
          text={text}
          onChange={setText}
          names={names}
          columns={columns}
          onColumnsChange={setChosen}
          count={entries.length}
          unread={unread}
          isChecking={checking !== undefined}
          onCheck={() => void check(entries)}
        />
      )}
      {checking === undefined ? null : <ProgressLine label={t('orderTracking.checking')} value={checking} />}
      {shipping === undefined ? null : (
        <>
          <ProgressLine label={t('orderTracking.shipping')} value={shipping} />
          <Inline justify="end">
            <Button onPress={stop}>{t('orderTracking.stop')}</Button>
          </Inline>
        </>
      )}
      {checked && !isDone && !isWaiting ? (
        <ShipCard
          entries={left}
          onShip={ship}
          back={isTried ? again : <Button onPress={clear}>{t('orderTracking.back')}</Button>}
        />
      ) : null}
      {isDone ? <Inline justify="end">{again}</Inline> : null}
      <HeldBar {...held} />
    </Page>
  )
}
