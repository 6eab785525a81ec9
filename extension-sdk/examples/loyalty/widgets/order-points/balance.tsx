import { useTranslation } from '@stoa/extension-sdk'

import { AdminLink } from '../../components/admin-link.tsx'
import { Button } from '../../components/button.tsx'
import { Figures } from '../../components/figures.tsx'
import { Notice } from '../../components/notice.tsx'
import { usePoints } from '../../components/use-points.ts'
import { ledgerOf } from '../../model/ledger.ts'
import { customerName } from '../../model/members.ts'
import styles from './balance.module.css'
import type { OrderFacts } from './use-order-points.ts'

interface BalanceProps {
  orderId: string
  facts: OrderFacts
  isBusy: boolean
  onAward: () => void
  onTakeBack: () => void
}

export function Balance({ orderId, facts, isBusy, onAward, onTakeBack }: BalanceProps) {
  const { t } = useTranslation()
  const inPoints = usePoints()
  const { program, customer, earns } = facts
  const { points, awards } = ledgerOf(customer.metadata)
  const awarded = awards[orderId]
  const isAwarded = awarded !== undefined
  const canAward = program.isEnabled && earns > 0
  return (
    <>
      <Figures
        figures={[
          { label: t('order.balanceOf', { name: customerName(customer) }), value: inPoints(points) },
          isAwarded
            ? { label: t('order.awardedFor'), value: inPoints(awarded) }
            : { label: t('order.earns'), value: inPoints(program.isEnabled ? earns : 0) },
        ]}
      />
      {program.isEnabled ? (
        <p className={styles.rule}>{t('order.rule', { rate: inPoints(program.pointsPerUnit) })}</p>
      ) : null}
      {program.isEnabled ? null : (
        <Notice>
          {t('order.paused')} <AdminLink path="/settings/loyalty">{t('order.settings')}</AdminLink>
        </Notice>
      )}
      {program.isEnabled && earns === 0 && !isAwarded ? <Notice>{t('order.nothingYet')}</Notice> : null}
      <div>
        <Button
          variant={isAwarded ? 'secondary' : 'primary'}
          isBusy={isBusy}
          isDisabled={!isAwarded && !canAward}
          onClick={isAwarded ? onTakeBack : onAward}
        >
          {t(isAwarded ? 'order.takeBack' : 'order.award')}
        </Button>
      </div>
    </>
  )
}
