import { ProgressLine } from '@stoa/admin/jobs'
import { LoadFailure } from '@stoa/admin/record'
import { useFlag, useNavigation, useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { Page } from '@stoa/ui/page'
import { Stack } from '@stoa/ui/stack'
import { Switch } from '@stoa/ui/switch'
import { useMemo, useState } from 'react'

import { LocationField } from '../../components/location-field.tsx'
import { isShippable, readTracking, trackingLayout, type TrackingColumns } from '../../model/tracking.ts'
import { TrackingTable } from './tracking-table.tsx'
import { TrackingText } from './tracking-text.tsx'
import { useTrackingCheck } from './use-tracking-check.ts'
import { useTrackingShipments } from './use-tracking-shipments.ts'

/** Ships many orders with their tracking numbers: a text, a check that changes nothing, and the result of each. */
export default function TrackingPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const isStocked = useFlag('stockLocationService')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<TrackingColumns>()
  const [location, setLocation] = useState<string | null>(null)
  const [isWritten, setWritten] = useState(true)
  const { names, guess } = useMemo(() => trackingLayout(text), [text])
  const columns = chosen && names.length > 2 ? chosen : guess
  const { entries, unread } = useMemo(() => readTracking(text, columns), [text, columns])
  const { checked, progress: checking, error, check, clear } = useTrackingCheck()
  const { results, progress: shipping, ship, clear: clearResults } = useTrackingShipments()
  useUnsavedChanges(text !== '' && !results)

  const shippable = (checked ?? []).filter(({ verdict }) => isShippable(verdict))
  const needsLocation = isStocked && shippable.some(({ verdict }) => verdict === 'pack')
  const packing = { ...(location && { location_id: location }), no_notification: !isWritten }
  const restart = () => {
    setText('')
    setChosen(undefined)
    clear()
    clearResults()
  }
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
      {shipping === undefined ? null : <ProgressLine label={t('orderTracking.shipping')} value={shipping} />}
      {checked && !results ? (
        <Card>
          <Stack>
            {needsLocation ? <LocationField value={location} onChange={setLocation} /> : null}
            <Switch label={t('orderList.notify')} isSelected={isWritten} onChange={setWritten} />
            <Inline justify="end">
              <Button onPress={clear} isDisabled={shipping !== undefined}>
                {t('orderTracking.back')}
              </Button>
              <Button
                variant="primary"
                isLoading={shipping !== undefined}
                isDisabled={shippable.length === 0 || (needsLocation && !location)}
                onPress={() => void ship(shippable, { packing, no_notification: !isWritten })}
              >
                {t('orderTracking.ship', { count: shippable.length })}
              </Button>
            </Inline>
          </Stack>
        </Card>
      ) : null}
      {results ? (
        <Inline justify="end">
          <Button onPress={restart}>{t('orderTracking.more')}</Button>
        </Inline>
      ) : null}
    </Page>
  )
}
