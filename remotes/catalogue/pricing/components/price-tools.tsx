import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import type { GridTools, GridWrite } from '@stoa/ui/grid'
import { Switch } from '@stoa/ui/switch'
import Layers from 'lucide-react/icons/layers'
import Percent from 'lucide-react/icons/percent'
import Scaling from 'lucide-react/icons/scaling'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { PriceColumn, PriceRow, Tier, VariantRow } from '../model/price-sheet.ts'
import { movedCells, tiersIn, withTier, type AddedTiers } from '../model/price-tiers.ts'
import { CutDialog } from './cut-dialog.tsx'
import { MoveTierDialog } from './move-tier-dialog.tsx'
import styles from './pricing.module.css'
import { TierDialog } from './tier-dialog.tsx'

/** The columns in addition to those of the currencies. */
interface ShownColumns {
  regions: boolean
  base: boolean
}

interface PriceToolsProps {
  tools: GridTools
  rows: readonly PriceRow[]
  columns: readonly PriceColumn[]
  tiers: AddedTiers
  onTiers: (tiers: AddedTiers) => void
  shown: ShownColumns
  onShown: (shown: ShownColumns) => void
  isDirty: boolean
}

/** What can be done with the prices that are selected. */
export function PriceTools({
  tools,
  rows,
  columns,
  tiers,
  onTiers,
  shown,
  onShown,
  isDirty,
}: PriceToolsProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'cut' | 'tier' | 'move'>()
  const awaited = useRef<readonly GridWrite[]>([])
  const close = () => setOpened(undefined)
  const rowByKey = new Map(rows.flatMap((row) => (row.level === 0 ? [] : [[row.key, row] as const])))
  const known = tiersIn(rows)
  const hasRegions = columns.some(({ regionId }) => regionId !== null)
  const variantsOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key): VariantRow[] => {
      const row = rowByKey.get(key)
      return row ? [row] : []
    })
  const move = (ids: readonly string[], from: Tier, to: Tier) => {
    const { emptied, filled } = movedCells(tools.all(), ids, from, to)
    tools.write(emptied)
    awaited.current = filled
    onTiers(withTier(tiers, ids, to))
  }
  // The sheet takes these once it has rows for them.
  const fill = useEffectEvent((drawn: readonly PriceRow[]) => {
    const keys = new Set(drawn.map(({ key }) => key))
    if (!awaited.current.every(({ row }) => keys.has(row))) return
    if (awaited.current.length > 0) tools.write(awaited.current)
    awaited.current = []
  })
  useEffect(() => fill(rows), [rows])
  return (
    <>
      <Button size="small" icon={Percent} onPress={() => setOpened('cut')}>
        {t('pricing.cut.action')}
      </Button>
      <Button size="small" icon={Layers} onPress={() => setOpened('tier')}>
        {t('pricing.tier.action')}
      </Button>
      {known.length > 0 ? (
        <Button size="small" icon={Scaling} onPress={() => setOpened('move')}>
          {t('pricing.tier.change')}
        </Button>
      ) : null}
      <div className={styles.switches}>
        {hasRegions ? (
          <Switch
            label={t('pricing.grid.regions')}
            isSelected={shown.regions}
            onChange={(regions) => onShown({ ...shown, regions })}
            isDisabled={isDirty}
          />
        ) : null}
        <Switch
          label={t('pricing.grid.bases')}
          isSelected={shown.base}
          onChange={(base) => onShown({ ...shown, base })}
        />
      </div>
      {opened === 'cut' ? (
        <CutDialog
          columns={columns}
          selected={tools.selected()}
          all={tools.all()}
          variantAt={(key) => rowByKey.get(key)?.variant}
          onApply={tools.write}
          onClose={close}
        />
      ) : null}
      {opened === 'tier' ? (
        <TierDialog
          selected={variantsOf(tools.selected().map(({ row }) => row)).map(({ variant }) => variant.id)}
          all={variantsOf(rowByKey.keys()).map(({ variant }) => variant.id)}
          onAdd={(ids, tier) => onTiers(withTier(tiers, ids, tier))}
          onClose={close}
        />
      ) : null}
      {opened === 'move' ? (
        <MoveTierDialog
          tiers={known}
          rows={rows}
          selected={variantsOf(tools.selected().map(({ row }) => row))}
          onMove={move}
          onClose={close}
        />
      ) : null}
    </>
  )
}
